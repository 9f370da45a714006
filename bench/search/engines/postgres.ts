import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { BenchAnswer, BenchEngine, Corpus } from '../engine.ts';
import { folderSize } from '../folder-size.ts';
import { readLines } from '../lines.ts';
import {
  type BenchQuestion,
  DEEP_SKIP,
  GROUPS,
  GROUPS_MAX,
  PAGE_SIZE,
  type SearchQuestion,
} from '../questions.ts';
import { copyValue, tsquery, tsvector } from './postgres-text.ts';

/** The user `nobody`, because PostgreSQL and OpenSearch refuse to run as root. */
const USER = 65534;
const isRoot = process.getuid?.() === 0;

function binaries(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').sort().at(-1);
}

function run(command: string, args: string[]): void {
  const [program, rest] = isRoot
    ? ['setpriv', [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', command, ...args]]
    : [command, args];
  execFileSync(program as string, rest as string[], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const COLUMNS = { channel: 'channel_id', user: 'user_id', language: 'language' };

/** PostgreSQL from Debian's package, with a GIN index over `tsvector`. */
export class PostgresEngine implements BenchEngine {
  readonly name = 'postgres';
  readonly layout = 2;
  #folder: string;
  #data: string;
  #socket: string;
  #pool: pg.Pool | undefined;
  #keys: Corpus['keys'] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#data = join(folder, 'data');
    this.#socket = join(folder, 'socket');
  }

  /** Why it cannot run on this machine. */
  static get missing(): string | undefined {
    return binaries() === undefined
      ? 'PostgreSQL is not installed (Debian: apt-get install postgresql)'
      : undefined;
  }

  async prepare(): Promise<void> {
    mkdirSync(this.#socket, { recursive: true });
    if (isRoot) {
      for (const path of [this.#folder, this.#socket]) chownSync(path, USER, USER);
    }
    chmodSync(this.#folder, 0o755);
    if (!existsSync(this.#data)) {
      run(join(binaries() as string, 'initdb'), [
        '-D',
        this.#data,
        '-U',
        'bench',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
      ]);
    }
    this.#serve();
  }

  async load({ file }: Corpus): Promise<undefined> {
    const psql = (sql: string) => this.#psql(['-c', sql]);
    psql(`CREATE TABLE messages (
      id text NOT NULL, platform text NOT NULL, channel_id text NOT NULL, channel_title text NOT NULL, user_id text NOT NULL,
      username text NOT NULL, detected timestamptz NOT NULL, language text NOT NULL, text text NOT NULL, email text, wallet text,
      tokens tsvector NOT NULL)`);
    await this.#copy(file);
    psql('ALTER TABLE messages ADD PRIMARY KEY (id)');
    psql('CREATE INDEX ON messages (detected DESC, id)');
    psql('CREATE INDEX ON messages USING gin (tokens)');
    psql('CREATE INDEX ON messages (lower(email)) WHERE email IS NOT NULL');
    psql('CREATE INDEX ON messages (wallet) WHERE wallet IS NOT NULL');
    psql('VACUUM ANALYZE messages');
    psql('CHECKPOINT');
    this.#halt();
  }

  size(): number {
    return folderSize(this.#data);
  }

  async start({ keys }: Corpus): Promise<void> {
    this.#keys = keys;
    this.#serve();
    this.#pool = new pg.Pool({ host: this.#socket, user: 'bench', database: 'postgres', max: 16 });
    // Idle connections report an error when the server stops.
    this.#pool.on('error', () => {});
  }

  async ask(question: BenchQuestion): Promise<BenchAnswer> {
    const pool = this.#pool as pg.Pool;
    switch (question.kind) {
      case 'search':
        return this.#search(question);
      case 'histogram':
        return this.#histogram(question);
      case 'top values':
        return this.#topValues(question);
      case 'message': {
        const { platform, messageId } = this.#keys[
          question.index % this.#keys.length
        ] as Corpus['keys'][number];
        const { rows } = await pool.query('SELECT * FROM messages WHERE id = $1', [
          `${platform}:${messageId}`,
        ]);
        return { total: rows.length, hits: rows.length };
      }
      case 'email':
      case 'wallet': {
        const column = question.kind === 'email' ? 'lower(email)' : 'wallet';
        const { rows } = await pool.query(
          `SELECT DISTINCT platform, user_id FROM messages WHERE ${column} = $1`,
          [question.value],
        );
        return { total: rows.length, hits: Math.min(rows.length, PAGE_SIZE) };
      }
    }
  }

  async #search({ words, platform, from, to, skip, order }: SearchQuestion): Promise<BenchAnswer> {
    const pool = this.#pool as pg.Pool;
    const values: unknown[] = [tsquery(words)];
    const conditions = ['tokens @@ $1::tsquery'];
    if (platform !== undefined) conditions.push(`platform = $${values.push(platform)}`);
    if (from !== undefined) conditions.push(`detected >= $${values.push(new Date(from))}`);
    if (to !== undefined) conditions.push(`detected <= $${values.push(new Date(to))}`);
    const where = conditions.join(' AND ');
    const by = order === 'relevance' ? 'ts_rank(tokens, $1::tsquery) DESC, detected DESC' : 'detected DESC';
    const offset = skip === 'deep' ? DEEP_SKIP : 0;
    const count = await pool.query(`SELECT count(*)::int AS n FROM messages WHERE ${where}`, values);
    const page = await pool.query(
      `SELECT * FROM messages WHERE ${where} ORDER BY ${by}, id LIMIT ${PAGE_SIZE} OFFSET ${offset}`,
      values,
    );
    return { total: count.rows[0].n, hits: page.rows.length };
  }

  async #histogram({
    words,
    interval,
    by,
  }: Extract<BenchQuestion, { kind: 'histogram' }>): Promise<BenchAnswer> {
    const pool = this.#pool as pg.Pool;
    if (by === undefined) {
      const { rows } = await pool.query(
        `SELECT date_trunc('${interval}', detected) AS at, count(*)::int AS n FROM messages
         WHERE tokens @@ $1::tsquery GROUP BY 1 ORDER BY 1`,
        [tsquery(words)],
      );
      return { total: rows.reduce((sum, { n }) => sum + n, 0), hits: rows.length };
    }
    const { rows } = await pool.query(
      `SELECT * FROM (
         SELECT *, sum(n) OVER (PARTITION BY at)::int AS total,
           row_number() OVER (PARTITION BY at ORDER BY n DESC, key) AS place
         FROM (SELECT date_trunc('${interval}', detected) AS at, ${COLUMNS[by]} AS key, count(*)::int AS n
           FROM messages WHERE tokens @@ $1::tsquery GROUP BY 1, 2) c) r
       WHERE place <= ${GROUPS_MAX} ORDER BY at, place`,
      [tsquery(words)],
    );
    const totals = new Map(rows.map(({ at, total }) => [at.getTime(), total as number]));
    return {
      total: [...totals.values()].reduce((sum, each) => sum + each, 0),
      hits: totals.size,
      grouped: rows.reduce((sum, { n }) => sum + n, 0),
    };
  }

  async #topValues({ words }: Extract<BenchQuestion, { kind: 'top values' }>): Promise<BenchAnswer> {
    const columns = GROUPS.map((group) => COLUMNS[group]).join(', ');
    const sets = GROUPS.map((group) => `(${COLUMNS[group]})`).join(', ');
    const { rows } = await (this.#pool as pg.Pool).query(
      `SELECT * FROM (
         SELECT *, row_number() OVER (PARTITION BY field ORDER BY n DESC) AS place FROM (
           SELECT ${columns}, grouping(${columns}) AS field, count(*)::int AS n
           FROM messages WHERE tokens @@ $1::tsquery GROUP BY GROUPING SETS (${sets})) c) r
       WHERE place <= ${GROUPS_MAX}`,
      [tsquery(words)],
    );
    const page = await this.#search({ kind: 'search', words, skip: 'first' });
    return { ...page, grouped: rows.reduce((sum, { n }) => sum + n, 0) };
  }

  async stop(): Promise<void> {
    await this.#pool?.end();
    this.#pool = undefined;
    this.#halt();
  }

  #serve(): void {
    const settings = `-c shared_buffers=2GB -c maintenance_work_mem=1GB -c work_mem=64MB -c max_wal_size=8GB -c listen_addresses='' -k ${this.#socket}`;
    run(join(binaries() as string, 'pg_ctl'), [
      '-D',
      this.#data,
      '-w',
      '-l',
      join(this.#data, 'log'),
      '-o',
      settings,
      'start',
    ]);
  }

  /** Smart shutdown: waits for clients to disconnect. */
  #halt(): void {
    run(join(binaries() as string, 'pg_ctl'), ['-D', this.#data, '-w', '-m', 'smart', 'stop']);
  }

  #psql(args: string[]): void {
    const psql = join(binaries() as string, 'psql');
    const { status, stderr } = spawnSync(
      psql,
      ['-q', '-h', this.#socket, '-U', 'bench', 'postgres', '-v', 'ON_ERROR_STOP=1', ...args],
      {
        encoding: 'utf8',
      },
    );
    if (status !== 0) throw new Error(stderr);
  }

  async #copy(file: string): Promise<void> {
    const psql = spawn(
      join(binaries() as string, 'psql'),
      [
        '-q',
        '-h',
        this.#socket,
        '-U',
        'bench',
        'postgres',
        '-v',
        'ON_ERROR_STOP=1',
        '-c',
        'COPY messages FROM STDIN',
      ],
      { stdio: ['pipe', 'ignore', 'inherit'] },
    );
    const done = new Promise<number>((resolve) => psql.on('close', resolve));
    await pipeline(Readable.from(copyLines(file)), psql.stdin);
    if ((await done) !== 0) throw new Error('COPY failed');
  }
}

async function* copyLines(file: string): AsyncIterable<string> {
  let part = '';
  for await (const line of readLines(file)) {
    const {
      id,
      platform,
      channelId,
      channelTitle,
      userId,
      username,
      detectionDate,
      language,
      text,
      email,
      wallet,
    } = line;
    const tokens = tsvector(line.tokens, line.names);
    part += `${[id, platform, channelId, channelTitle, userId, username, detectionDate, language, text, email, wallet, tokens].map(copyValue).join('\t')}\n`;
    if (part.length < 1 << 18) continue;
    yield part;
    part = '';
  }
  yield part;
}
