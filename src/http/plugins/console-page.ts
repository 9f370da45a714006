import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { addRoute } from './add-route.ts';
import { chooseEncoding } from './compression.ts';
import { PAGE_SECURITY_HEADERS } from './response-headers.ts';

/** Built by `npm run build:console`; the path is the same in a checkout and in the package. */
const CONSOLE_FOLDER = fileURLToPath(new URL('../../../dist/console', import.meta.url));

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * The page shows text written by criminals. It runs only its own script and connects only to this server; trusted types
 * stop text from becoming markup even if the console has a bug.
 */
const CONSOLE_POLICY = [
  "default-src 'none'",
  "base-uri 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "script-src 'self'",
  "style-src 'self'",
  'trusted-types nightjar-worker',
  // The layout of graphs runs in a worker.
  "worker-src 'self'",
].join('; ');

const PAGE_HEADERS = {
  ...PAGE_SECURITY_HEADERS,
  'content-security-policy': CONSOLE_POLICY,
  'cross-origin-opener-policy': 'same-origin',
  // Browsers revalidate the page on every visit.
  'cache-control': 'no-cache',
};

/** File names change with their content. */
const ASSET_HEADERS = { ...PAGE_SECURITY_HEADERS, 'cache-control': 'public, max-age=31536000, immutable' };

interface ConsoleFile {
  type: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Serves the console from memory: one page and its assets. */
export function serveConsole(app: FastifyInstance, folder = CONSOLE_FOLDER): void {
  const page = readFile(join(folder, 'index.html'));
  const assets = readAssets(join(folder, 'assets'));
  addRoute(app, '/', {}, (request, reply) => {
    if (page === undefined) throw new ApiError('ConsoleMissing');
    return send(request, reply.headers(PAGE_HEADERS), page);
  });
  addRoute(app, '/assets/:name', {}, (request, reply) => {
    const file = assets.get((request.params as { name: string }).name);
    if (file === undefined) throw new ApiError('RouteNotFound');
    return send(request, reply.headers(ASSET_HEADERS), file);
  });
}

function send(request: FastifyRequest, reply: FastifyReply, file: ConsoleFile): FastifyReply {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const packed = encoding === undefined ? undefined : file[encoding];
  reply.header('content-type', file.type).header('vary', 'accept-encoding');
  if (packed !== undefined) reply.header('content-encoding', encoding);
  return reply.send(packed ?? file.plain);
}

function readAssets(folder: string): Map<string, ConsoleFile> {
  const files = new Map<string, ConsoleFile>();
  if (!existsSync(folder)) return files;
  for (const name of readdirSync(folder)) {
    const file = readFile(join(folder, name));
    if (file !== undefined) files.set(name, file);
  }
  return files;
}

function readFile(path: string): ConsoleFile | undefined {
  const type = TYPES[extname(path)];
  if (type === undefined || !existsSync(path)) return undefined;
  const [br, gzip] = [`${path}.br`, `${path}.gz`];
  return {
    type,
    plain: readFileSync(path),
    ...(existsSync(br) && { br: readFileSync(br) }),
    ...(existsSync(gzip) && { gzip: readFileSync(gzip) }),
  };
}
