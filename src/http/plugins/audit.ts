import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AuditBudget } from '../../audit/audit-budget.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { ApiError } from '../../errors.ts';
import type { HttpServices } from '../../services/services.ts';
import { clientAddress } from '../client-address.ts';
import type { Endpoint } from '../endpoint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The endpoint that a request is for, whether or not it is let in. */
    endpoint: Endpoint | undefined;
    /** Whether key, rate and scope were found right. */
    isAdmitted: boolean;
    /** Valid parameters, as the endpoint saw them. */
    asked: Record<string, unknown> | undefined;
    /** Total number of results. */
    results: number | undefined;
    isUnrecorded: boolean;
  }
}

/** Records every request for an endpoint, refused ones included. */
export async function auditRequests(app: FastifyInstance, { audit, clock }: HttpServices): Promise<void> {
  app.decorateRequest('endpoint', undefined);
  app.decorateRequest('isAdmitted', false);
  app.decorateRequest('asked', undefined);
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

/** Why a request is not answered: it could not be recorded, and must be. */
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
  endpoint: Endpoint,
  status: number,
): void {
  // Nothing else bounds the number of requests that are refused at the door.
  if (!request.isAdmitted && !budget.take()) return;
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
    // Without a valid key the parameters are not even looked at; they may hold anything, a mistyped key included.
    parameters: apiKey && (request.asked ?? knownParameters(request, endpoint)),
    results: request.results,
    client: clientAddress(request),
  });
}

/** Of a request that was refused before its parameters were found right. */
function knownParameters(request: FastifyRequest, { parameters }: Endpoint): Record<string, unknown> {
  const given = { ...asObject(request.query), ...asObject(request.body) };
  const known = Object.keys(parameters.query.properties)
    .filter((name) => Object.hasOwn(given, name))
    .map((name) => [name, given[name]]);
  return { ...asObject(request.params), ...Object.fromEntries(known) };
}

function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
