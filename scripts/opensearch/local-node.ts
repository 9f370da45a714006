import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, cpSync, globSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { javaHome } from './opensearch-program.ts';

/** OpenSearch refuses to run as root, so root runs it as the user nobody. */
const NOBODY = 65534;
const isRoot = process.getuid?.() === 0;

export interface LocalNodeOptions {
  name: string;
  /** The installation folder. */
  home: string;
  /** The node's configuration, data and logs. */
  folder: string;
  port: number;
  heap: string;
  settings: Record<string, string>;
  /** Starts faster and uses less CPU, at the cost of peak speed: for tests, never for benchmarks. */
  isShortLived?: boolean | undefined;
}

/** An OpenSearch process on loopback. */
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

  /** SIGKILL simulates a crash, SIGSTOP a hang, SIGCONT its end. */
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
  // Garbage collector logs would go to the installation folder, which the nodes share and must not write to.
  const lines = text.split('\n').filter((line) => !line.includes('logs/'));
  if (!isShortLived) return lines.join('\n');
  // OpenSearch's Java agent walks the whole stack for every file it opens, which dominates the time of a refresh. Our tests
  // don't need its policy, only its classes.
  const [classes] = globSync('agent/opensearch-agent-bootstrap-*.jar', { cwd: home });
  return lines
    .filter((line) => !/UseG1GC|javaagent/.test(line))
    .concat(classes === undefined ? [] : `-Xbootclasspath/a:${join(home, classes)}`)
    .join('\n');
}
