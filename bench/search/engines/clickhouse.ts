import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { BenchAnswer, BenchEngine, Corpus } from '../engine.ts';
import { type Line, readLines } from '../lines.ts';
import type { BenchQuestion } from '../questions.ts';
import { CREATE_TABLE, queriesFor, readAnswer, stringLiteral } from './clickhouse-sql.ts';
import { copyValue } from './postgres-text.ts';

const SERVER = fileURLToPath(new URL('clickhouse.py', import.meta.url));
const PYTHON = process.env.BENCH_PYTHON ?? 'python3';
const BATCH = 100_000;

type Row = (string | number)[];
interface Waiting {
  resolve: (rows: Row[]) => void;
  reject: (error: Error) => void;
}

/** ClickHouse as the Python package chdb, in a process of its own. It runs one query at a time, on all cores. */
export class ClickhouseEngine implements BenchEngine {
  readonly name = 'clickhouse';
  #data: string;
  #batchFile: string;
  #process: ChildProcess | undefined;
  #waiting: Waiting[] = [];
  #keys: Corpus['keys'] = [];

  constructor(folder: string) {
    this.#data = join(folder, 'data');
    this.#batchFile = join(folder, 'batch');
  }

  static get missing(): string | undefined {
    const { status } = spawnSync(PYTHON, ['-c', 'import chdb.session'], { stdio: 'ignore' });
    return status === 0
      ? undefined
      : 'the Python package chdb is not installed (pip install chdb; BENCH_PYTHON names another Python)';
  }

  async prepare(): Promise<void> {
    await this.#serve();
  }

  async load({ file }: Corpus): Promise<undefined> {
    for (const statement of CREATE_TABLE) await this.#query(statement);
    let part: Line[] = [];
    let writing: Promise<unknown> = Promise.resolve();
    let number = 0;
    // The next batch is prepared while the previous one is inserted.
    const insert = async () => {
      const path = `${this.#batchFile}-${number++}.tsv`;
      writeFileSync(path, tabSeparated(part));
      part = [];
      await writing;
      writing = this.#query(
        `INSERT INTO bench.messages SELECT * FROM file(${stringLiteral(path)}, 'TabSeparated')`,
      ).finally(() => rmSync(path));
    };
    for await (const line of readLines(file)) {
      part.push(line);
      if (part.length >= BATCH) await insert();
    }
    if (part.length > 0) await insert();
    await writing;
    await this.#query('OPTIMIZE TABLE bench.messages FINAL');
    await this.stop();
    return undefined;
  }

  async start({ keys }: Corpus): Promise<void> {
    this.#keys = keys;
    await this.#serve();
  }

  /** Without the parts that were merged, which ClickHouse removes later. */
  async size(): Promise<number> {
    const rows = await this.#query(
      "SELECT sum(bytes_on_disk) FROM system.parts WHERE database = 'bench' AND active",
    );
    return Number(rows[0]?.[0]);
  }

  /** ClickHouse's text index has no scores. */
  canAnswer(question: BenchQuestion): boolean {
    return question.kind !== 'search' || question.order !== 'relevance';
  }

  async ask(question: BenchQuestion): Promise<BenchAnswer> {
    const queries =
      question.kind === 'message'
        ? [this.#lookup(this.#keys[question.index % this.#keys.length] as Corpus['keys'][number])]
        : queriesFor(question);
    const results = await Promise.all(queries.map((query) => this.#query(query)));
    return readAnswer(question, results);
  }

  #lookup({ platform, messageId }: Corpus['keys'][number]): string {
    return `SELECT * FROM bench.messages WHERE id = ${stringLiteral(`${platform}:${messageId}`)}`;
  }

  async stop(): Promise<void> {
    if (this.#process === undefined) return;
    this.#process.stdin?.end();
    await once(this.#process, 'close');
    this.#process = undefined;
  }

  async #serve(): Promise<void> {
    const child = spawn(PYTHON, [SERVER, this.#data], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#process = child;
    const ready = this.#next();
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { error, rows } = JSON.parse(line) as { error?: string; rows?: Row[] };
      const waiting = this.#waiting.shift();
      if (error === undefined) waiting?.resolve(rows ?? []);
      else waiting?.reject(new Error(error));
    });
    child.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('ClickHouse has ended'));
    });
    await ready;
  }

  /** The next line of output. Answers come in the order of the queries. */
  #next(): Promise<Row[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
    });
  }

  #query(sql: string): Promise<Row[]> {
    const answer = this.#next();
    this.#process?.stdin?.write(`${JSON.stringify(sql)}\n`);
    return answer;
  }
}

function tabSeparated(lines: readonly Line[]): string {
  return lines
    .map((line) => {
      const { id, platform, channelId, channelTitle, userId, username, detectionDate, language, text } = line;
      // The leading space marks the start of a word for LIKE; phrases must not match across the bar.
      const tokens = ` ${line.tokens} | ${line.names}`;
      const detected = detectionDate.slice(0, -1).replace('T', ' ');
      const items = [line.email?.toLowerCase() ?? '', line.wallet ?? ''];
      const values = [id, platform, channelId, channelTitle, userId, username, detected, language, text];
      return `${[...values, ...items, tokens].map(copyValue).join('\t')}\n`;
    })
    .join('');
}
