import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, readdirSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { javaHome, unpackOpensearch, whatIsMissing } from '../../../scripts/opensearch/opensearch-program.ts';
import type { BenchAnswer, BenchEngine, Corpus } from '../engine.ts';
import { folderSize } from '../folder-size.ts';
import { type Line, readLines } from '../lines.ts';
import type { BenchQuestion } from '../questions.ts';
import { answerOf, searchesFor } from './opensearch-searches.ts';

const USER = 65534;
const isRoot = process.getuid?.() === 0;
const PORT = 19_200;
const HEAP = '2g';
const BULK = 5000;

/**
 * A single node from the Maven artifact. Indexes our tokens with the whitespace tokenizer; sorted by date, exact
 * totals.
 */
export class OpensearchEngine implements BenchEngine {
  readonly name = 'opensearch';
  readonly layout = 2;
  #folder: string;
  #node: ChildProcess | undefined;
  #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  #keys: Corpus['keys'] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  static get missing(): string | undefined {
    return whatIsMissing();
  }

  async prepare(): Promise<void> {
    this.#install();
    await this.#serve();
  }

  async load({ file }: Corpus): Promise<undefined> {
    await this.#call('PUT', '/messages', {
      settings: {
        number_of_shards: 1,
        number_of_replicas: 0,
        refresh_interval: '30s',
        'index.sort.field': ['detected'],
        'index.sort.order': ['desc'],
        analysis: { analyzer: { tokens: { type: 'custom', tokenizer: 'whitespace' } } },
      },
      mappings: {
        dynamic: 'strict',
        properties: {
          tokens: { type: 'text', analyzer: 'tokens' },
          names: { type: 'text', analyzer: 'tokens' },
          platform: { type: 'keyword' },
          detected: { type: 'date' },
          channel: { type: 'keyword' },
          user: { type: 'keyword' },
          language: { type: 'keyword' },
          email: { type: 'keyword' },
          wallet: { type: 'keyword' },
          source: { type: 'object', enabled: false },
        },
      },
    });
    let part: Line[] = [];
    let writing: Promise<unknown> = Promise.resolve();
    for await (const line of readLines(file)) {
      part.push(line);
      if (part.length < BULK) continue;
      const body = bulkBody(part);
      part = [];
      await writing;
      writing = this.#bulk(body);
    }
    await writing;
    if (part.length > 0) await this.#bulk(bulkBody(part));
    await this.#call('POST', '/messages/_refresh');
    await this.#call('POST', '/messages/_flush');
    await this.stop();
  }

  size(): number {
    return folderSize(join(this.#folder, 'data'));
  }

  async start({ keys }: Corpus): Promise<void> {
    this.#keys = keys;
    await this.#serve();
  }

  async ask(question: BenchQuestion): Promise<BenchAnswer> {
    if (question.kind === 'message') {
      const { platform, messageId } = this.#keys[
        question.index % this.#keys.length
      ] as Corpus['keys'][number];
      const id = encodeURIComponent(`${platform}:${messageId}`);
      const { found } = await this.#call('GET', `/messages/_doc/${id}`);
      return { total: found ? 1 : 0, hits: 1 };
    }
    const searches = searchesFor(question);
    if (searches.length === 1)
      return answerOf(question, [await this.#call('POST', '/messages/_search', searches[0])]);
    const lines = searches.flatMap((search) => [{}, search]).map((line) => JSON.stringify(line));
    const { responses } = await this.#call('POST', '/messages/_msearch', `${lines.join('\n')}\n`);
    return answerOf(question, responses);
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    this.#agent = new Agent({ keepAlive: true, maxSockets: 64 });
    if (this.#node === undefined) return;
    this.#node.kill('SIGTERM');
    await once(this.#node, 'close');
    this.#node = undefined;
  }

  #install(): void {
    unpackOpensearch(this.#folder);
    writeFileSync(
      join(this.#home(), 'config', 'opensearch.yml'),
      [
        'cluster.name: bench',
        'discovery.type: single-node',
        'network.host: 127.0.0.1',
        `http.port: ${PORT}`,
        `path.data: ${join(this.#folder, 'data')}`,
        `path.logs: ${join(this.#folder, 'logs')}`,
        '',
      ].join('\n'),
    );
    if (isRoot) {
      for (const entry of [this.#folder, ...globSync(`${this.#folder}/**`)]) chownSync(entry, USER, USER);
    }
  }

  #home(): string {
    return join(this.#folder, readdirSync(this.#folder).find((name) => name.startsWith('opensearch-')) ?? '');
  }

  async #serve(): Promise<void> {
    const program = join(this.#home(), 'bin', 'opensearch');
    const [command, args] = isRoot
      ? ['setpriv', [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', program]]
      : [program, []];
    this.#node = spawn(command as string, args as string[], {
      env: {
        PATH: process.env.PATH,
        HOME: this.#folder,
        OPENSEARCH_JAVA_HOME: javaHome(),
        OPENSEARCH_JAVA_OPTS: `-Xms${HEAP} -Xmx${HEAP}`,
      },
      stdio: 'ignore',
    });
    for (let tries = 0; ; tries++) {
      try {
        await this.#call('GET', '/_cluster/health?wait_for_status=yellow&timeout=30s');
        return;
      } catch (error) {
        if (tries > 120 || this.#node.exitCode !== null) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
    }
  }

  async #bulk(body: string): Promise<void> {
    const { errors } = await this.#call('POST', '/messages/_bulk', body);
    if (errors) throw new Error('a bulk write was refused');
  }

  // biome-ignore lint/suspicious/noExplicitAny: responses of another program
  #call(method: string, path: string, body?: object | string): Promise<any> {
    return new Promise((resolve, reject) => {
      const headers = {
        'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json',
      };
      const sent = request({ agent: this.#agent, port: PORT, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          (response.statusCode ?? 500) < 300
            ? resolve(JSON.parse(text))
            : reject(new Error(text.slice(0, 500))),
        );
      });
      sent.on('error', reject);
      sent.end(typeof body === 'object' ? JSON.stringify(body) : body);
    });
  }
}

function bulkBody(lines: readonly Line[]): string {
  return lines
    .map(({ id, platform, detectionDate, email, wallet, tokens, names, ...rest }) => {
      const document = {
        tokens,
        names,
        platform,
        detected: detectionDate,
        channel: rest.channelId,
        user: rest.userId,
        language: rest.language,
        email: email?.toLowerCase(),
        wallet,
        source: { id, ...rest },
      };
      return `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(document)}\n`;
    })
    .join('');
}
