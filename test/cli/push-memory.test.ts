/** A server that receives far more than it may hold in memory. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { test } from 'node:test';
import { constants, createGzip } from 'node:zlib';
import { runCli, startCli, waitForOutput } from '../support/cli.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HERONRY } from '../support/world.ts';

const MIB = 1024 * 1024;
const STREAM_BYTES = 120 * MIB;
/** The threads of a busy server take about 660 MiB, whether it has received 200 MiB or 400. */
const RESIDENT_MAX_BYTES = 850 * MIB;
/** A server that kept what it receives would grow by more than a whole stream. */
const GROWTH_MAX_BYTES = 100 * MIB;
const TEXT = 'selling fresh logs with cookies, escrow accepted, write me today. '.repeat(300);

/** Lines with long texts: reading them takes less time than writing many small records. */
function* lines(firstSequence: number): Generator<string> {
  let bytes = 0;
  for (let sequence = firstSequence; bytes < STREAM_BYTES; sequence++) {
    const message = {
      type: 'message',
      platform: 'telegram',
      channelId: HERONRY,
      messageId: sequence,
      userId: '7001',
      detectionDate: '2026-11-15T10:00:00Z',
      message: `${sequence} ${TEXT}`,
    };
    const line = `${JSON.stringify(message)}\n`;
    bytes += line.length;
    yield line;
  }
}

/** The most memory that a process has ever had resident. */
function peakBytes(pid: number): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const skip = !existsSync('/proc/self/status') && 'peak memory is read from /proc';

test('streams of any size take a bounded amount of memory, plain and compressed', { skip }, async (t) => {
  const settings = {
    NIGHTJAR_DATA: temporaryFolder(t),
    NIGHTJAR_PORT: '0',
    NIGHTJAR_LOG_LEVEL: 'silent',
  };
  const created = await runCli(['keys', 'create', '--name', 'test', '--scopes', 'ingest'], settings);
  const child = startCli(['serve'], settings);
  t.after(() => child.kill('SIGKILL'));
  const [, url = ''] = await waitForOutput(child, /Console: (http:\/\/[^/]+)\//);

  const push = async (firstSequence: number, isCompressed: boolean) => {
    const sent = request(`${url}/api/v2/ingest/records`, {
      method: 'POST',
      headers: {
        'x-api-key': created.stdout.trim(),
        'transfer-encoding': 'chunked',
        ...(isCompressed && { 'content-encoding': 'gzip' }),
      },
    });
    const answered = once(sent, 'response');
    const source = Readable.from(lines(firstSequence));
    if (isCompressed) await pipeline(source, createGzip({ level: constants.Z_BEST_SPEED }), sent);
    else await pipeline(source, sent);
    const [response] = await answered;
    let text = '';
    for await (const chunk of response) text += chunk;
    assert.equal(response.statusCode, 200, text.slice(0, 300));
    return JSON.parse(text).data.hits[0].counts;
  };

  const peakAfter = async (firstSequence: number, isCompressed: boolean) => {
    const { read, written } = await push(firstSequence, isCompressed);
    assert.ok(read > 5000, `${read} lines`);
    assert.equal(written, read);
    return peakBytes(child.pid as number);
  };
  const first = await peakAfter(1, false);
  const second = await peakAfter(100_001, true);
  const peaks = [first, second].map((bytes) => `${Math.round(bytes / MIB)} MiB`).join(', then ');
  assert.ok(second < RESIDENT_MAX_BYTES, peaks);
  assert.ok(second - first < GROWTH_MAX_BYTES, peaks);
  t.diagnostic(peaks);
});
