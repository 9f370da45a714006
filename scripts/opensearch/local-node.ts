import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, globSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { javaHome } from './opensearch-program.ts';

/** OpenSearch refuses to run as root: it is run as nobody then. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

export interface LocalNodeOptions {
  name: string;
  /** Where the program is. */
  home: string;
  /** Where this node's configuration, data and logs are kept. */
  folder: string;
  port: number;
  heap: string;
  settings: Record<string, string>;
  /** Starts faster and uses less processor time, at the price of peak speed: for tests, never for benchmarks. */
  isShortLived?: boolean | undefined;
}

/** One process of OpenSearch on loopback. */
export class LocalNode {
  readonly name: string;
  readonly url: string;
  #options: LocalNodeOptions;
  #process: ChildProcess | undefined;

  constructor(options: LocalNodeOptions) {
    this.name = options.name;
    this.url = `http://127.0.0.1:${options.port}`;
    this.#options = options;
    cpSync(join(options.home, 'config'), this.#config, { recursive: true });
    const settings = {
      'node.name': options.name,
      'network.host': '127.0.0.1',
      'http.port': String(options.port),
      'path.data': join(options.folder, 'data'),
      'path.logs': join(options.folder, 'logs'),
      ...options.settings,
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}: ${value}\n`);
    writeFileSync(join(this.#config, 'opensearch.yml'), lines.join(''));
    const jvmOptions = join(this.#config, 'jvm.options');
    writeFileSync(jvmOptions, adaptedJvmOptions(readFileSync(jvmOptions, 'utf8'), options));
    if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, options.folder]);
  }

  start(): void {
    const { home, folder, heap, isShortLived } = this.#options;
    const program = join(home, 'bin', 'opensearch');
    const [command, ...args] = isRoot
      ? ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', program]
      : [program];
    const output = openSync(join(folder, 'output.txt'), 'a');
    this.#process = spawn(command as string, args, {
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        OPENSEARCH_JAVA_HOME: javaHome(),
        OPENSEARCH_PATH_CONF: this.#config,
        OPENSEARCH_JAVA_OPTS: [
          `-Xms${heap} -Xmx${heap} -XX:-UsePerfData`,
          ...(isShortLived ? ['-XX:TieredStopAtLevel=1 -XX:+UseSerialGC'] : []),
        ].join(' '),
      },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
  }

  get isRunning(): boolean {
    return (
      this.#process !== undefined && this.#process.exitCode === null && this.#process.signalCode === null
    );
  }

  /** As the system would: SIGKILL ends it, SIGSTOP leaves it hanging, SIGCONT lets it go on. */
  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal);
  }

  lastWords(): string {
    return readFileSync(join(this.#options.folder, 'output.txt'), 'utf8').slice(-4000);
  }

  async ended(): Promise<void> {
    if (this.#process !== undefined && this.isRunning) await once(this.#process, 'exit');
    this.#process = undefined;
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.signal('SIGCONT');
    this.signal(signal);
    await this.ended();
  }

  get #config(): string {
    return join(this.#options.folder, 'config');
  }
}

function adaptedJvmOptions(text: string, { home, isShortLived }: LocalNodeOptions): string {
  // Logs of the garbage collector would go into the program's folder, which nodes share and must not write.
  const lines = text.split('\n').filter((line) => !line.includes('logs/'));
  if (!isShortLived) return lines.join('\n');
  // The agent of OpenSearch walks the whole stack for every file it opens, which takes most of the time of a refresh. Its
  // policy is not what our tests test; only its classes must be there.
  const [classes] = globSync('agent/opensearch-agent-bootstrap-*.jar', { cwd: home });
  return lines
    .filter((line) => !/UseG1GC|javaagent/.test(line))
    .concat(classes === undefined ? [] : `-Xbootclasspath/a:${join(home, classes)}`)
    .join('\n');
}
