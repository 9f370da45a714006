import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../keys/networks.ts';

/**
 * Where a request comes from. A trusted proxy says so in X-Forwarded-For; what it passes on must be an address, or the proxy's own
 * address counts: a client must not choose what it is counted as.
 */
export function clientAddress(request: FastifyRequest): string {
  const { ip } = request;
  return plainAddress(isIP(ip) === 0 ? (request.socket.remoteAddress ?? '') : ip);
}
