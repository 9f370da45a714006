import type { LayoutRequest, Position } from './layout.ts';
import workerUrl from './layout.worker.ts?worker&url';

interface ScriptUrlPolicy {
  createScriptURL(url: string): unknown;
}
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): ScriptUrlPolicy;
}

/** The page's security policy allows this name only, and the rule admits one script: the bundled worker. */
const policy = (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy(
  'nightjar-worker',
  {
    createScriptURL(url) {
      if (url !== workerUrl) throw new TypeError('Not the address of the layout worker');
      return url;
    },
  },
);

type Settle = { resolve(positions: Position[]): void; reject(error: Error): void };

let worker: Worker | undefined;
let nextId = 1;
const waiting = new Map<number, Settle>();

/** Layouts take up to seconds for thousands of nodes, so they run beside the page. */
export function requestLayout(request: LayoutRequest): Promise<Position[]> {
  worker ??= startWorker();
  const id = nextId++;
  const { promise, resolve, reject } = Promise.withResolvers<Position[]>();
  waiting.set(id, { resolve, reject });
  worker.postMessage({ id, request });
  return promise;
}

function startWorker(): Worker {
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
  const started = new Worker(url as string, { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<{ id: number; positions: Position[] }>) => {
    waiting.get(data.id)?.resolve(data.positions);
    waiting.delete(data.id);
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    for (const { reject } of waiting.values()) reject(new Error('The layout failed'));
    waiting.clear();
    started.terminate();
    worker = undefined;
  });
  return started;
}
