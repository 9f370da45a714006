import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { handleConnectionError } from './error-handling.ts';
import { pathOf } from './response-headers.ts';

/** Pushed streams may take hours; they have deadlines of their own. */
const UPLOAD_PATH = /^\/+api\/+(?:v2\/+ingest|v1\/+import)(?:[/?]|$)/i;

function isUpload({ url = '' }: IncomingMessage): boolean {
  return UPLOAD_PATH.test(pathOf(url));
}

/** Node's own limit applies to all requests, or to none. */
export function limitBodyTime(app: FastifyInstance, bodyMs: number): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    const { 'content-length': length, 'transfer-encoding': coding } = raw.headers;
    const hasBody = coding !== undefined || (length !== undefined && length !== '0');
    // Requests that did not come over the network, as in tests, have everything at once.
    const isRemote = raw.socket instanceof Socket;
    if (hasBody && isRemote && !isUpload(raw)) startTimer(raw, bodyMs);
    done();
  });
}

function startTimer(request: IncomingMessage, bodyMs: number): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    const error = Object.assign(new Error('the body did not arrive in time'), {
      code: 'ERR_HTTP_REQUEST_TIMEOUT',
    });
    handleConnectionError(error, request.socket);
  }, bodyMs);
  timer.unref();
  for (const event of ['end', 'close']) request.once(event, () => clearTimeout(timer));
}

/** Uploads are asked for only once there is room for them; other bodies are small. */
export function answerContinue(server: Server): void {
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (!isUpload(request)) response.writeContinue();
    server.emit('request', request, response);
  });
}
