"""Runs ClickHouse inside Python: one query per line of standard input, one JSON result per line of standard output."""
import json
import sys

from chdb import session

clickhouse = session.Session(sys.argv[1])
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    try:
        result = str(clickhouse.query(json.loads(line), "JSONCompact"))
        answer = {"rows": json.loads(result)["data"] if result else []}
    except Exception as error:
        answer = {"error": str(error)}
    print(json.dumps(answer), flush=True)
