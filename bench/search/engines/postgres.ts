import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import type { BenchAnswer, BenchEngine, Corpus } from '../engine.ts';
import { folderSize } from '../folder-size.ts';
import { readLines } from '../lines.ts';
import { type BenchQuestion, DEEP_SKIP, PAGE_SIZE, type Words } from '../questions.ts';

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

/** PostgreSQL from Debian's package, with a GIN index over `tsvector`. */
export class PostgresEngine implements BenchEngine {
  readonly name = 'postgres';
  #data: string;
  #socket: string;
  #pool: pg.Pool | undefined;
  #keys: Corpus['keys'] = [];

  constructor(folder: string) {
    this.#data = join(folder, 'data');
    this.#socket = join(folder, 'socket');
    mkdirSync(this.#socket, { recursive: true });
    if (isRoot) {
      for (const path of [folder, this.#socket]) chownSync(path, USER, USER);
    }
    chmodSync(folder, 0o755);
  }

  /** Why it cannot run on this machine. */
  static get missing(): string | undefined {
    return binaries() === undefined
      ? 'PostgreSQL is not installed (Debian: apt-get install postgresql)'
      : undefined;
  }

  async prepare(): Promise<void> {
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

  async load({ file }: Corpus): Promise<void> {
    const psql = (sql: string) => this.#psql(['-c', sql]);
    psql(`CREATE TABLE messages (
      id text NOT NULL, platform text NOT NULL, channel_id text NOT NULL, channel_title text NOT NULL, user_id text NOT NULL,
      username text NOT NULL, detected timestamptz NOT NULL, language text NOT NULL, text text NOT NULL, email text, wallet text,
      tokens tsvector NOT NULL)`);
    psql(`CREATE UNLOGGED TABLE arrived (
      id text, platform text, channel_id text, channel_title text, user_id text, username text, detected timestamptz, language text,
      text text, email text, wallet text, tokens text)`);
    await this.#copy(file);
    psql(`INSERT INTO messages SELECT id, platform, channel_id, channel_title, user_id, username, detected, language, text, email,
      wallet, to_tsvector('simple', tokens) FROM arrived`);
    psql('DROP TABLE arrived');
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
      case 'search': {
        const conditions = [`tokens @@ to_tsquery('simple', $1)`];
        const values: unknown[] = [tsquery(question.words)];
        if (question.platform !== undefined) conditions.push(`platform = $${values.push(question.platform)}`);
        if (question.from !== undefined)
          conditions.push(`detected >= $${values.push(new Date(question.from))}`);
        if (question.to !== undefined) conditions.push(`detected <= $${values.push(new Date(question.to))}`);
        const where = conditions.join(' AND ');
        const skip = question.skip === 'deep' ? DEEP_SKIP : 0;
        const count = await pool.query(`SELECT count(*)::int AS n FROM messages WHERE ${where}`, values);
        const page = await pool.query(
          `SELECT * FROM messages WHERE ${where} ORDER BY detected DESC, id LIMIT ${PAGE_SIZE} OFFSET ${skip}`,
          values,
        );
        return { total: count.rows[0].n, hits: page.rows.length };
      }
      case 'histogram': {
        const { rows } = await pool.query(
          `SELECT date_trunc('day', detected) AS day, count(*)::int AS n FROM messages
           WHERE tokens @@ to_tsquery('simple', $1) GROUP BY 1 ORDER BY 1`,
          [tsquery(question.words)],
        );
        return { total: rows.reduce((sum, { n }) => sum + n, 0), hits: rows.length };
      }
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
        'COPY arrived FROM STDIN',
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
    const tokens = `${line.tokens} ${line.names}`;
    part += `${[id, platform, channelId, channelTitle, userId, username, detectionDate, language, text, email, wallet, tokens].map(copyValue).join('\t')}\n`;
    if (part.length < 1 << 18) continue;
    yield part;
    part = '';
  }
  yield part;
}

function copyValue(value: string | undefined): string {
  return value === undefined
    ? '\\N'
    : value.replace(
        /[\\\n\r\t]/g,
        (character) => ({ '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' })[character] as string,
      );
}

function tsquery(words: Words): string {
  if (words.kind === 'prefix') return `${words.word}:*`;
  return words.words.join({ all: ' & ', any: ' | ', phrase: ' <-> ' }[words.kind]);
}
