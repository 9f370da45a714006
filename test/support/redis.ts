import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

function isInstalled(): boolean {
  try {
    execFileSync('redis-server', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The reason to skip tests with a real Redis, or false. */
export const WITHOUT_REDIS = !isInstalled() && 'redis-server is not installed';
if (WITHOUT_REDIS && process.env.CLUSTER_TESTS === 'required') throw new Error(WITHOUT_REDIS);

export interface RunningRedis {
  url: string;
  stop(): Promise<void>;
}

/** Starts a Redis server on loopback, without persistence. */
export async function startRedis(t: { after(fn: () => unknown): void }): Promise<RunningRedis> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  const server = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  t.after(stop);
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return { url: `redis://127.0.0.1:${port}`, stop };
}
