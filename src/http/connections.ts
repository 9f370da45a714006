import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

interface Connection {
  /** Response to the latest request. Responses are sent in order, so when it is finished, all are. */
  latest: ServerResponse | undefined;
  /** At the last check. */
  bytesRead: number;
  isEnded: boolean;
}

/**
 * Stops a server without resetting connections. Node's `close` closes idle connections immediately, so a client that is
 * about to send its next request on one gets a reset.
 */
export class Connections {
  #server: Server;
  #open = new Map<Socket, Connection>();
  #isDraining = false;
  #onEmpty = () => {};

  constructor(server: Server) {
    this.#server = server;
    server.on('connection', (socket: Socket) => {
      this.#open.set(socket, { latest: undefined, bytesRead: 0, isEnded: false });
      socket.once('close', () => {
        this.#open.delete(socket);
        if (this.#open.size === 0) this.#onEmpty();
      });
    });
    // Before the app's listener, which may respond synchronously.
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const connection = this.#open.get(request.socket);
      // Listening for the end of every response would be too expensive.
      if (connection !== undefined) connection.latest = response;
      if (this.#isDraining) announceClose(response);
    });
  }

  /**
   * Stops listening and resolves when all connections are closed. Until then, requests on open connections are answered
   * with `Connection: close`; connections that are idle for the grace period are closed.
   */
  async drain(graceMs: number): Promise<void> {
    this.#isDraining = true;
    // Not the HTTP server's method, which would close idle connections immediately.
    NetServer.prototype.close.call(this.#server);
    if (this.#open.size === 0) return;
    for (const [socket, connection] of this.#open) {
      connection.bytesRead = socket.bytesRead;
      if (connection.latest !== undefined) announceClose(connection.latest);
    }
    const timer = setInterval(() => this.#closeIdle(), graceMs);
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    clearInterval(timer);
  }

  #closeIdle(): void {
    for (const [socket, connection] of this.#open) {
      const isAnswered = connection.latest?.writableFinished ?? true;
      const isIdle = isAnswered && socket.bytesRead === connection.bytesRead;
      connection.bytesRead = socket.bytesRead;
      // The client had another grace period to close its side.
      if (isIdle && connection.isEnded) socket.destroy();
      else if (isIdle) {
        connection.isEnded = true;
        socket.end();
      }
    }
  }
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
