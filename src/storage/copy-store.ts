import { hash } from 'node:crypto';
import type { AnyRecord } from '../records/record.ts';
import type { Month } from '../time/month.ts';
import { copyAlerts, differencesOfAlerts } from './copy-alerts.ts';
import type { Export, Exported, Versions } from './port/export.ts';
import type { Store } from './port/store.ts';
import type { BatchLimits } from './port/writing.ts';

export interface CopyReport {
  months: { month: Month; messages: number; wasThere: boolean }[];
  /** Differences that the final comparison found; empty if the copy is complete. */
  differences: string[];
}

/** Records per write, and per progress report. */
const BATCH = 2000;
const LIMITS: BatchLimits = { entries: BATCH, text: 16 * 1024 * 1024 };
const EXPORTED_KINDS = [
  'imports',
  'pages',
  'fileSightings',
  'retainedItems',
  'covered',
  'tombstones',
] as const satisfies readonly (keyof Exported)[];

/**
 * Copies everything from one store into another. Skips months that are already identical, so an interrupted copy
 * resumes. At the end it reads both stores once more and compares them, month by month and kind by kind.
 */
export async function copyStore(
  from: Store,
  to: Store,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<CopyReport> {
  const months = await from.export.months();
  const total = months.reduce((sum, { messages }) => sum + messages, 0);
  const report: CopyReport = { months: [], differences: [] };
  await adoptAll(from.export, to.export, 'imports');
  let done = 0;
  for (const { month, messages } of months) {
    const wasThere =
      (await digestOf(from.export.messages(month))) === (await digestOf(to.export.messages(month)));
    if (!wasThere) {
      const writer = new Writer(to);
      for await (const versions of from.export.messages(month)) {
        await writer.add(versions);
        if (++done % BATCH === 0) onProgress(done, total);
      }
      await writer.flush();
      const isSame =
        (await digestOf(from.export.messages(month))) === (await digestOf(to.export.messages(month)));
      if (!isSame) report.differences.push(`the messages of ${month}`);
    } else done += messages;
    onProgress(done, total);
    report.months.push({ month, messages, wasThere });
  }
  const pages = new Writer(to);
  for await (const versions of from.export.exported('pages')) await pages.add(versions);
  await pages.flush();
  for (const kind of ['fileSightings', 'retainedItems', 'covered', 'tombstones'] as const)
    await adoptAll(from.export, to.export, kind);
  await copySeals(from, to);
  await copyAlerts(from, to);
  report.differences.push(...(await differences(from, to)));
  return report;
}

async function adoptAll(from: Export, to: Export, kind: Exclude<keyof Exported, 'pages'>): Promise<void> {
  let batch: unknown[] = [];
  for await (const each of from.exported(kind)) {
    batch.push(each);
    if (batch.length < BATCH) continue;
    await to.adopt({ [kind]: batch });
    batch = [];
  }
  if (batch.length > 0) await to.adopt({ [kind]: batch });
}

async function copySeals(from: Store, to: Store): Promise<void> {
  const { sealed } = await from.coverage('0001-01-01', '9999-12-31');
  if (sealed.length > 0) await to.seal(sealed);
}

async function differences(from: Store, to: Store): Promise<string[]> {
  const found: string[] = [];
  for (const kind of EXPORTED_KINDS) {
    const [here, there] = [
      await digestOf(from.export.exported(kind)),
      await digestOf(to.export.exported(kind)),
    ];
    if (here !== there) found.push(kind);
  }
  found.push(...(await differencesOfAlerts(from, to)));
  const [here, there] = [(await from.status()).records, (await to.status()).records];
  for (const [kind, count] of Object.entries(here)) {
    const other = there[kind as keyof typeof there];
    if (other !== count) found.push(`${kind}: ${count} here, ${other} there`);
  }
  return found;
}

/** Writes each version once per file it was seen in. Merging them again gives the same records. */
class Writer {
  #to: Store;
  #byFile = new Map<number, AnyRecord[]>();
  #count = 0;
  #text = 0;

  constructor(to: Store) {
    this.#to = to;
  }

  async add({ versions }: Versions<AnyRecord>): Promise<void> {
    for (const { files, record } of versions) {
      for (const file of files) {
        const records = this.#byFile.get(file) ?? [];
        this.#byFile.set(file, records);
        records.push(record);
        this.#count++;
        this.#text += JSON.stringify(record).length;
      }
    }
    const { entries, text } = this.#to.batchLimits ?? LIMITS;
    if (this.#count >= entries || this.#text >= text) await this.flush();
  }

  async flush(): Promise<void> {
    for (const [file, records] of this.#byFile) await this.#to.write({ records, file });
    this.#byFile.clear();
    this.#count = 0;
    this.#text = 0;
  }
}

const DIGEST_MODULUS = 2n ** 128n;

/** Digest of a set: independent of the order of its elements. */
async function digestOf(things: AsyncIterable<unknown>): Promise<string> {
  let sum = 0n;
  let count = 0;
  for await (const thing of things) {
    sum = (sum + BigInt(`0x${hash('sha256', canonical(thing)).slice(0, 32)}`)) % DIGEST_MODULUS;
    count++;
  }
  return `${count} ${sum.toString(16)}`;
}

/** JSON that does not depend on the order of keys or of versions. */
function canonical(thing: unknown): string {
  if (thing === null || typeof thing !== 'object') return JSON.stringify(thing) ?? 'null';
  if (Array.isArray(thing)) {
    const parts = thing.map(canonical);
    return `[${(isVersions(thing) ? parts.sort() : parts).join(',')}]`;
  }
  const entries = Object.entries(thing).filter(([, value]) => value !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, value]) => `${JSON.stringify(name)}:${canonical(value)}`).join(',')}}`;
}

function isVersions(list: readonly unknown[]): boolean {
  return list.every(
    (each) => typeof each === 'object' && each !== null && 'files' in each && 'record' in each,
  );
}
