import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { plainAddress } from '../keys/networks.ts';

/**
 * The client's address, from X-Forwarded-For if the proxy is trusted. If that is not an address, the proxy's own address
 * counts: clients must not choose the identity that rate limits apply to.
 */
export function clientAddress(request: FastifyRequest): string {
  const { ip } = request;
  return plainAddress(isIP(ip) === 0 ? (request.socket.remoteAddress ?? '') : ip);
}
