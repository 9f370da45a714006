import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv6, type Socket } from 'node:net';
import type { Timer } from '../../../clock.ts';
import type { DeliveryContext } from '../delivery-context.ts';
import {
  checkedAddresses,
  type Destination,
  type Network,
  openTcp,
  openTls,
  unlessAborted,
} from '../network/guarded-connection.ts';
import type { Notification } from '../notification.ts';
import type { Outcome } from '../outcome.ts';
import type { SyslogTarget } from '../target.ts';
import { syslogMessages } from './message.ts';

/** What receivers should take in one datagram (RFC 5426), and rsyslog's default for streams. */
const BYTES_MAX = { udp: 2048, tcp: 8000, tls: 8000 };

/** For the receiver to close a connection after the last message. */
const CLOSING_MS = 2000;

/** Syslog has no acknowledgement: delivered means sent, and on streams that the connection did not break. */
export async function sendSyslog(
  target: SyslogTarget,
  notification: Notification,
  { network, timer }: DeliveryContext,
  signal: AbortSignal,
): Promise<Outcome> {
  const { protocol, isFull, facility } = target;
  const messages = syslogMessages(notification, isFull, facility, BYTES_MAX[protocol]);
  if (protocol === 'udp') await sendDatagrams(network, target, messages, signal);
  else {
    const socket =
      protocol === 'tls'
        ? await openTls(network, target, signal)
        : await openTcp(network, target, false, signal);
    await sendStream(socket, messages, timer, signal);
  }
  return { outcome: 'delivered' };
}

async function sendDatagrams(
  network: Network,
  destination: Destination,
  messages: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const [address = ''] = await unlessAborted(checkedAddresses(network, destination, false), signal);
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  try {
    for (const message of messages) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      socket.send(message, destination.port, address, (error) => (error ? reject(error) : resolve()));
      await unlessAborted(promise, signal);
    }
  } finally {
    socket.close();
  }
}

async function sendStream(
  socket: Socket,
  messages: readonly string[],
  timer: Timer,
  signal: AbortSignal,
): Promise<void> {
  // Octet counting (RFC 6587, RFC 5425): the text may contain anything.
  const frames = messages.map((message) => `${Buffer.byteLength(message)} ${message}`);
  const stop = () => socket.destroy(signal.reason as Error);
  signal.addEventListener('abort', stop, { once: true });
  let closing: { cancel(): void } | undefined;
  try {
    socket.resume();
    const closed = once(socket, 'close');
    socket.end(frames.join(''), () => {
      closing = timer(() => socket.destroy(), CLOSING_MS);
    });
    await closed;
    if (!socket.writableFinished) throw new Error('The receiver closed the connection.');
  } finally {
    closing?.cancel();
    signal.removeEventListener('abort', stop);
    socket.destroy();
  }
}
