import Type, { type Static } from 'typebox';
import { nameUuid, networkOf, parseUrl, withoutLogin } from '../records/url.ts';

export const UrlObject = Type.Object(
  {
    url: Type.String({ description: 'Full URL' }),
    networkProtocol: Type.String({ description: 'Protocol: `http` or `https`' }),
    domainName: Type.String({ description: 'Host name' }),
    port: Type.Integer({ description: 'Port, explicit or implied by the protocol' }),
    path: Type.String({ description: 'Path, without query and fragment' }),
    signature: Type.String({
      format: 'uuid',
      description: 'UUID derived from the URL: the same URL always has the same signature',
    }),
    network: Type.String({ description: 'Network: `tor`, `i2p` or `clearnet`' }),
  },
  { description: 'URL with its parts' },
);

const { networkProtocol: _protocol, network: _network, ...otherParts } = UrlObject.properties;

/** Of a post, whose link may be missing. */
export const PostUrlObject = Type.Object(
  {
    ...otherParts,
    networkProtocol: Type.Optional(Type.String({ description: 'Protocol; absent if the URL has no host' })),
    network: Type.Optional(
      Type.String({ description: 'Network: `tor`, `i2p` or `clearnet`; absent if unknown' }),
    ),
  },
  { description: 'URL with its parts' },
);

/** Names such as `urn:` have no host, but clients need every part. */
export function urlObject(url: string): Static<typeof UrlObject> {
  const name = withoutLogin(url.toWellFormed());
  return (
    parseUrl(name) ?? {
      url: name,
      networkProtocol: URL.parse(name)?.protocol.slice(0, -1) || 'http',
      domainName: URL.parse(name)?.hostname ?? '',
      port: 80,
      path: URL.parse(name)?.pathname ?? '',
      signature: nameUuid(name),
      network: networkOf(name),
    }
  );
}
