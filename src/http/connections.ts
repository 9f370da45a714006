import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

interface Connection {
  /** To the latest request; answers on one connection go out in order, so when it is finished, all are. */
  latest: ServerResponse | undefined;
  /** What had been read when the connection was last looked at. */
  bytesRead: number;
  isEnded: boolean;
}

/**
 * The open connections of a server, so that it can stop without resetting any. Node's own `close` cuts off idle connections at
 * once, and a client that is about to send its next request on one of them meets a reset.
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
    // Before the app's own listener, which may answer right away.
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const connection = this.#open.get(request.socket);
      // Nothing listens for the end of an answer: that would cost every request.
      if (connection !== undefined) connection.latest = response;
      if (this.#isDraining) announceClose(response);
    });
  }

  /**
   * Stops listening, answers what is in flight and what still arrives on open connections, each with `Connection: close`, and
   * resolves when no connection is left. A connection on which nothing arrives for the grace period is ended.
   */
  async drain(graceMs: number): Promise<void> {
    this.#isDraining = true;
    // Not the method of the HTTP server, which would cut off idle connections.
    NetServer.prototype.close.call(this.#server);
    if (this.#open.size === 0) return;
    for (const [socket, connection] of this.#open) {
      connection.bytesRead = socket.bytesRead;
      if (connection.latest !== undefined) announceClose(connection.latest);
    }
    const timer = setInterval(() => this.#endQuiet(), graceMs);
    await new Promise<void>((resolve) => {
      this.#onEmpty = resolve;
    });
    clearInterval(timer);
  }

  #endQuiet(): void {
    for (const [socket, connection] of this.#open) {
      const isAnswered = connection.latest?.writableFinished ?? true;
      const isQuiet = isAnswered && socket.bytesRead === connection.bytesRead;
      connection.bytesRead = socket.bytesRead;
      // A client that leaves its side open has had another grace period to close it.
      if (isQuiet && connection.isEnded) socket.destroy();
      else if (isQuiet) {
        connection.isEnded = true;
        socket.end();
      }
    }
  }
}

function announceClose(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close');
}
