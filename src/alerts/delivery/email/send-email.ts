import type { Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import type { DeliveryContext } from '../delivery-context.ts';
import { type Network, openTcp, tlsOptions } from '../network/guarded-connection.ts';
import { NetworkPolicy, normalizeHost } from '../network/network-policy.ts';
import type { Notification } from '../notification.ts';
import type { Outcome } from '../outcome.ts';
import type { EmailTarget } from '../target.ts';
import { emailMessage } from './message.ts';
import { SMTP_URL_SETTING, type SmtpSettings } from './smtp-settings.ts';

export async function sendEmail(
  target: EmailTarget,
  notification: Notification,
  { clock, network, smtp }: DeliveryContext,
  signal: AbortSignal,
): Promise<Outcome> {
  if (smtp === undefined)
    return { outcome: 'failed', error: `No mail server is configured: set ${SMTP_URL_SETTING}.` };
  const socket = await connect(network, smtp, signal);
  const stop = () => socket.destroy(new Error('Aborted'));
  signal.addEventListener('abort', stop, { once: true });
  try {
    const { rejected = [] } = await transportOn(socket, network, smtp).sendMail({
      ...emailMessage(notification, target.isFull, smtp.from),
      from: smtp.from,
      to: [...target.to],
      date: new Date(clock()),
    });
    if (rejected.length === 0) return { outcome: 'delivered' };
    return { outcome: 'delivered', warning: `The mail server refused ${rejected.length} of the recipients.` };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    return smtpFailure(error as SmtpError);
  } finally {
    signal.removeEventListener('abort', stop);
    socket.on('error', () => {});
    socket.destroy();
  }
}

/** Naming the mail server in the settings allows it, although it is often on this host or in a private network. */
function connect(network: Network, smtp: SmtpSettings, signal: AbortSignal): Promise<Socket> {
  const host = normalizeHost(smtp.host);
  if (host === undefined) throw new Error(`"${smtp.host}" is not a host name.`);
  const own = { ...network, policy: new NetworkPolicy([host.includes(':') ? `[${host}]` : host]) };
  return openTcp(own, { host, port: smtp.port }, smtp.security !== 'none', signal);
}

function transportOn(connection: Socket, network: Network, smtp: SmtpSettings) {
  const { host, port, security, user, password } = smtp;
  return createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: tlsOptions(network, host),
    ...(user !== undefined && { auth: { user, pass: password ?? '' }, forceAuth: true }),
    // nodemailer opens no connection of its own.
    getSocket: (_options, callback) => callback(null, { connection }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

type SmtpError = Error & { responseCode?: number; response?: string; command?: string };

function smtpFailure({ message, responseCode, command }: SmtpError): Outcome {
  const isRefused = responseCode !== undefined && responseCode >= 500;
  // A wrong password can be corrected; a refused recipient or message stays refused.
  const isPermanent = isRefused && (command === 'RCPT TO' || command === 'DATA');
  return { outcome: 'failed', error: `Mail server: ${message}`, ...(isPermanent && { isPermanent }) };
}
