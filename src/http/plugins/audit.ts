import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuditBudget } from '../../audit/audit-budget.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { ApiError } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import { clientAddress } from '../client-address.ts';
import type { Endpoint } from '../endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The requested endpoint, even if the request is refused. */
    endpoint: (Pick<Endpoint, 'parameters'> & Partial<Endpoint>) | undefined;
    /** Whether the key, rate limit and scope allow the request. */
    isAuthorized: boolean;
    /** Parameters after validation. */
    validParameters: Record<string, unknown> | undefined;
    /** Total number of results. */
    results: number | undefined;
    isUnrecorded: boolean;
  }
}

/** Records every request for an endpoint, refused ones included. */
export async function auditRequests(app: FastifyInstance, { audit, clock }: HttpServices): Promise<void> {
  app.decorateRequest('endpoint', undefined);
  app.decorateRequest('isAuthorized', false);
  app.decorateRequest('validParameters', undefined);
  app.decorateRequest('results', undefined);
  app.decorateRequest('isUnrecorded', false);
  if (audit === undefined) return;
  await audit.open();
  const budget = new AuditBudget(clock);
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.endpoint !== undefined && !request.isUnrecorded)
      record(audit, budget, request, request.endpoint, reply.statusCode);
    done(null, payload);
  });
  app.addHook('onClose', async () => {
    const omitted = budget.takeOmitted({ isFinal: true });
    if (omitted > 0) audit.recordOmitted(omitted);
  });
}

/** The error if requests must be recorded and can't be. */
export function auditRefusal(audit: AuditLog | undefined, request: FastifyRequest): ApiError | undefined {
  if (!audit?.isBlocked) return undefined;
  request.isUnrecorded = true;
  audit.countRefused();
  return new ApiError('AuditUnavailable');
}

function record(
  audit: AuditLog,
  budget: AuditBudget,
  request: FastifyRequest,
  endpoint: Pick<Endpoint, 'parameters'>,
  status: number,
): void {
  // No rate limit applies to unauthorized requests.
  if (!request.isAuthorized && !budget.take()) return;
  const omitted = budget.takeOmitted();
  if (omitted > 0) audit.recordOmitted(omitted);
  const { apiKey } = request;
  audit.record({
    requestId: request.id,
    keyId: apiKey?.id,
    keyName: apiKey?.name,
    method: request.method,
    route: request.route,
    status,
    // Without a valid key, parameters may contain anything, including a mistyped key.
    parameters: apiKey && (request.validParameters ?? knownParameters(request, endpoint)),
    results: request.results,
    client: clientAddress(request),
  });
}

/** For a request that was refused before its parameters were validated. */
function knownParameters(
  request: FastifyRequest,
  { parameters }: Pick<Endpoint, 'parameters'>,
): Record<string, unknown> {
  const given = { ...asObject(request.query), ...asObject(request.body) };
  const known = Object.keys(parameters.query.properties)
    .filter((name) => Object.hasOwn(given, name))
    .map((name) => [name, given[name]]);
  return { ...asObject(request.params), ...Object.fromEntries(known) };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
