import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { BenchAnswer, BenchEngine, Corpus, LoadSteps } from '../engine.ts';
import { folderSize } from '../folder-size.ts';
import { type BenchQuestion, DEEP_SKIP, GROUPS, GROUPS_MAX, PAGE_SIZE, type Words } from '../questions.ts';

const CLI = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url));

/** As in deploy/nightjar.service. */
const SERVER_OPTIONS = ['--max-semi-space-size=8'];

interface Bucket {
  doc_count: number;
}

interface ResponseData {
  total: number;
  hits: { agg?: { buckets: Bucket[] } }[];
  facets?: Record<string, Bucket[]>;
}

/** Complete nightjar, over HTTP. */
export class NightjarEngine implements BenchEngine {
  readonly name = 'nightjar';
  readonly folder: string;
  #server: ChildProcess | undefined;
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #key = '';
  #port = 0;
  #keys: Corpus['keys'] = [];

  constructor(folder: string) {
    this.folder = folder;
  }

  async load({ file }: Corpus): Promise<LoadSteps> {
    return { import: await this.#run('import', 'records', file), optimize: await this.#run('optimize') };
  }

  /** Runs a command and returns its seconds. */
  async #run(...args: string[]): Promise<number> {
    const start = performance.now();
    const child = spawn(process.execPath, [CLI, ...args], { env: this.#environment(), stdio: 'ignore' });
    const [code] = (await once(child, 'close')) as [number];
    if (code !== 0) throw new Error(`nightjar ${args[0]} ended with ${code}`);
    return (performance.now() - start) / 1000;
  }

  size(): number {
    return folderSize(this.folder);
  }

  async start({ keys }: Corpus): Promise<void> {
    this.#keys = keys;
    const created = execFileSync(
      process.execPath,
      [
        CLI,
        'keys',
        'create',
        '--name',
        'bench',
        '--scopes',
        'im,feeds',
        '--rate-per-minute',
        '10000000',
        '--json',
      ],
      { env: this.#environment(), encoding: 'utf8' },
    );
    this.#key = (JSON.parse(created) as { key: string }).key;
    this.#server = spawn(process.execPath, [...SERVER_OPTIONS, CLI, 'serve'], {
      env: { ...this.#environment(), NIGHTJAR_PORT: '0', NIGHTJAR_LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    for await (const chunk of this.#server.stdout as NonNullable<ChildProcess['stdout']>) {
      output += chunk;
      const port = /127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (port === undefined) continue;
      this.#port = Number(port);
      break;
    }
    this.#server.stdout?.resume();
  }

  get residentPid(): number | undefined {
    return this.#server?.pid;
  }

  async ask(question: BenchQuestion): Promise<BenchAnswer> {
    const body = await this.#get(this.#path(question));
    const { data } = JSON.parse(body) as { data: ResponseData };
    const groups =
      data.facets === undefined
        ? data.hits.flatMap(({ agg }) => agg?.buckets ?? [])
        : Object.values(data.facets).flat();
    const grouped = groups.reduce((sum, { doc_count }) => sum + doc_count, 0);
    return { total: data.total, hits: data.hits.length, grouped };
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true, maxSockets: 64 });
    if (this.#server === undefined) return;
    this.#server.kill('SIGTERM');
    await once(this.#server, 'close');
    this.#server = undefined;
  }

  #environment(): NodeJS.ProcessEnv {
    return { ...process.env, NIGHTJAR_DATA: this.folder };
  }

  #path(question: BenchQuestion): string {
    switch (question.kind) {
      case 'search': {
        const parameters = new URLSearchParams({ q: queryOf(question.words), page_size: String(PAGE_SIZE) });
        if (question.platform !== undefined) parameters.set('platform', question.platform);
        if (question.from !== undefined) parameters.set('gte', String(question.from));
        if (question.to !== undefined) parameters.set('lte', String(question.to));
        if (question.skip === 'deep') parameters.set('page', String(DEEP_SKIP / PAGE_SIZE + 1));
        if (question.order !== undefined) parameters.set('sort', question.order);
        return `/api/v2/im/search?${parameters}`;
      }
      case 'histogram': {
        const parameters = new URLSearchParams({ q: queryOf(question.words), interval: question.interval });
        if (question.by !== undefined) {
          parameters.set('by', question.by);
          parameters.set('by_size', String(GROUPS_MAX));
        }
        return `/api/v2/im/search/histogram?${parameters}`;
      }
      case 'top values': {
        const parameters = {
          q: queryOf(question.words),
          page_size: String(PAGE_SIZE),
          facets: GROUPS.join(','),
          facet_size: String(GROUPS_MAX),
        };
        return `/api/v2/im/search?${new URLSearchParams(parameters)}`;
      }
      case 'message': {
        const { platform, messageId } = this.#keys[
          question.index % this.#keys.length
        ] as Corpus['keys'][number];
        return `/api/v2/im/${platform}/message/${messageId}`;
      }
      case 'email':
        return `/api/v2/im/email/${encodeURIComponent(question.value)}`;
      case 'wallet':
        return `/api/v2/im/wallet/eth/${question.value}`;
    }
  }

  #get(path: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const options = { agent: this.#agent, port: this.#port, path, headers: { 'x-api-key': this.#key } };
      request(options, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () =>
          response.statusCode === 200
            ? resolve(body)
            : reject(new Error(`${response.statusCode}: ${path} ${body}`)),
        );
      })
        .on('error', reject)
        .end();
    });
  }
}

export function queryOf(words: Words): string {
  if (words.kind === 'prefix') return `${words.word}*`;
  if (words.kind === 'phrase') return `"${words.words.join(' ')}"`;
  return words.words.join(words.kind === 'any' ? ' OR ' : ' ');
}
