import type { DeliveryContext } from './delivery-context.ts';
import { sendEmail } from './email/send-email.ts';
import { httpOutcome } from './http-outcome.ts';
import { type HttpTarget, httpRequest } from './http-request.ts';
import { post } from './network/http-post.ts';
import type { Notification } from './notification.ts';
import type { Outcome } from './outcome.ts';
import { sendSyslog } from './syslog/send-syslog.ts';
import { secretsOf, type TargetConfig } from './target.ts';
import { visibleLine } from './text/safe-text.ts';

/** For the whole attempt: DNS, connection, TLS, and the response. */
const TIMEOUT_MS = 20_000;
const ERROR_MAX = 300;

/** Makes one attempt. Never rejects. */
export async function send(
  target: TargetConfig,
  notification: Notification,
  context: DeliveryContext,
): Promise<Outcome> {
  const deadline = new AbortController();
  const timeout = context.timer(() => deadline.abort(), TIMEOUT_MS);
  const signal = AbortSignal.any([deadline.signal, ...(context.signal ? [context.signal] : [])]);
  const secrets: string[] = context.smtp?.password ? [context.smtp.password] : [];
  try {
    secrets.push(...secretsOf(target));
    const outcome = await attempt(target, notification, context, signal);
    return outcome.outcome === 'delivered' ? outcome : { ...outcome, error: shown(outcome.error, secrets) };
  } catch (error) {
    if (deadline.signal.aborted)
      return { outcome: 'failed', error: `No response within ${TIMEOUT_MS / 1000} seconds.` };
    if (signal.aborted) return { outcome: 'failed', error: 'Interrupted: the service is stopping.' };
    return { outcome: 'failed', error: shown(messageOf(error), secrets) };
  } finally {
    timeout.cancel();
  }
}

async function attempt(
  target: TargetConfig,
  notification: Notification,
  context: DeliveryContext,
  signal: AbortSignal,
): Promise<Outcome> {
  signal.throwIfAborted();
  if (target.kind === 'email') return sendEmail(target, notification, context, signal);
  if (target.kind === 'syslog') return sendSyslog(target, notification, context, signal);
  return sendHttp(target, notification, context, signal);
}

async function sendHttp(
  target: HttpTarget,
  notification: Notification,
  { clock, network }: DeliveryContext,
  signal: AbortSignal,
): Promise<Outcome> {
  const { url, headers, body } = httpRequest(target, notification, clock());
  return httpOutcome(target, await post(network, url, headers, body, signal), clock());
}

/** Connections to several addresses fail with one error for all. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return messageOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** Responses are hostile, too, and may repeat what they were sent. */
function shown(error: string, secrets: readonly string[]): string {
  const withoutSecrets = [...secrets]
    .sort((a, b) => b.length - a.length)
    .reduce((text, secret) => text.replaceAll(secret, '…'), error);
  return visibleLine(withoutSecrets, ERROR_MAX);
}
