/** The only way out: every connection that sends an alert is opened here, to an address that has been checked. */
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net';
import { createSecureContext, rootCertificates, type SecureContext, connect as startTls } from 'node:tls';
import { canonicalAddress, refusalOf } from './address-rules.ts';
import { ALLOW_SETTING, type NetworkPolicy } from './network-policy.ts';

export interface Network {
  policy: NetworkPolicy;
  /** Every address of a host name. Default: the resolver of the system. */
  resolve?: (host: string) => Promise<string[]>;
  /** Certificate authorities to trust besides the usual ones, as PEM. */
  certificates?: readonly string[];
}

export interface Destination {
  /** In the form of `normalizeHost`. */
  host: string;
  port: number;
}

/** Time for each address of a host, until the next one is tried. */
const ADDRESS_ATTEMPT_MS = 4000;

/**
 * Resolves the host once and returns its addresses, after checking all of them. Errors name the setting that allows them. Connections must use these addresses:
 * resolving again could give others.
 */
export async function checkedAddresses(
  network: Network,
  { host, port }: Destination,
  isEncrypted: boolean,
): Promise<string[]> {
  const { policy } = network;
  const found = isIP(host) === 0 ? await (network.resolve ?? resolveBySystem)(host) : [host];
  if (found.length === 0 || !found.every((address) => isIP(address) !== 0))
    throw new Error(`${host} has no address.`);
  if (policy.allowsHost(host, port)) return found;
  const addresses = found.map(canonicalAddress);
  for (const address of addresses) {
    const refusal = policy.allowsAddress(address) ? undefined : refusalOf(address);
    // Without the address itself: it could tell users how names resolve inside the operator's network.
    if (refusal !== undefined)
      throw new Error(
        `Refused: ${host} has an address that is not public (${refusal}). To allow it, add "${host}" to ${ALLOW_SETTING}.`,
      );
  }
  if (!isEncrypted && !addresses.every((address) => policy.allowsAddress(address)))
    throw new Error(
      `Refused: the connection to ${host} is not encrypted. Use TLS, or add "${host}" to ${ALLOW_SETTING}.`,
    );
  return found;
}

async function resolveBySystem(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

/** `isEncrypted` says whether the caller uses TLS on the socket, here (`openTls`) or by STARTTLS. */
export async function openTcp(
  network: Network,
  destination: Destination,
  isEncrypted: boolean,
  signal: AbortSignal,
): Promise<Socket> {
  const addresses = await unlessAborted(checkedAddresses(network, destination, isEncrypted), signal);
  const socket = connectTcp({
    host: destination.host,
    port: destination.port,
    lookup: lookupOf(addresses),
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
  });
  return ready(socket, 'connect', signal);
}

export async function openTls(
  network: Network,
  destination: Destination,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = await openTcp(network, destination, true, signal);
  const secured = startTls({ socket, ...tlsOptions(network, destination.host) });
  // Destroying the outer socket does not always close the inner one while TLS is being negotiated.
  secured.once('close', () => socket.destroy());
  return ready(secured, 'secureConnect', signal);
}

/** The certificate must be for the host, although the connection goes to an address. */
export function tlsOptions(network: Network, host: string) {
  const { certificates = [] } = network;
  return {
    host,
    // Server names in TLS can't be addresses.
    ...(isIP(host) === 0 && { servername: host }),
    ...(certificates.length > 0 && { secureContext: contextOf(certificates) }),
  };
}

const contexts = new WeakMap<readonly string[], SecureContext>();

/** Cached, because reading all certificates blocks for 15 milliseconds. */
function contextOf(certificates: readonly string[]): SecureContext {
  let context = contexts.get(certificates);
  if (context === undefined) {
    context = createSecureContext({ ca: [...rootCertificates, ...certificates] });
    contexts.set(certificates, context);
  }
  return context;
}

/** Answers with the checked addresses, whatever DNS says by now. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = all;
    if (options.all) callback(null, all);
    else callback(null, first?.address ?? '', first?.family);
  };
}

async function ready(socket: Socket, event: string, signal: AbortSignal): Promise<Socket> {
  try {
    await once(socket, event, { signal });
    return socket;
  } catch (error) {
    socket.on('error', () => {});
    socket.destroy();
    throw error;
  }
}

/** DNS lookups can't be cancelled, so an aborted attempt stops waiting for them. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  return promise;
}
