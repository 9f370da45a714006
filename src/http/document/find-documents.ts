import Type from 'typebox';
import { AnyChainParameter } from '../../contract/document-parameters.ts';
import { pagesAt, pagesShowing, pagesTagged, pagesWithPhone } from '../../questions/documents.ts';
import { type WalletKind, walletKindOfAnyChain } from '../../records/wallet.ts';
import { documentLookup } from './document-lookup.ts';

const text = (description: string, example: string) => Type.String({ description, examples: [example] });

export const findDocumentsByUrl = documentLookup({
  id: 'findDocumentsByUrl',
  path: '/api/v2/document/url/{url}',
  summary: 'Find documents by URL',
  description: 'Returns the crawled pages at a URL, last crawled first.',
  pathParameters: {
    url: text(
      'URL, percent-encoded; also defanged, with a fragment, or without a scheme',
      'http://shop.example/offers',
    ),
  },
  question: ({ url }, during, slice) => pagesAt(url, during, slice),
});

export const findDocumentsByTag = documentLookup({
  id: 'findDocumentsByTag',
  path: '/api/v2/document/tag/{tag}',
  summary: 'Find documents by tag',
  description: 'Returns the crawled pages with a tag, last crawled first.',
  pathParameters: {
    tag: text(
      'Tag as `namespace:predicate="value"`, or `namespace:predicate` for any value; case-insensitive',
      'dark-web:topic="market"',
    ),
  },
  question: ({ tag }, during, slice) => pagesTagged(tag, during, slice),
});

export const findDocumentsByEmail = documentLookup({
  id: 'findDocumentsByEmail',
  path: '/api/v2/document/email/{email}',
  summary: 'Find documents by e-mail address',
  description: 'Returns the crawled pages that contain an e-mail address, last crawled first.',
  pathParameters: { email: text('E-mail address; case-insensitive', 'heron@shop.example') },
  question: ({ email }, during, slice) => pagesShowing('email', email, during, slice),
});

export const findDocumentsByPhone = documentLookup({
  id: 'findDocumentsByPhone',
  path: '/api/v2/document/phone/{country_code}/{number}',
  summary: 'Find documents by phone number',
  description:
    'Returns the crawled pages that contain a phone or WhatsApp number, last crawled first. Spaces and punctuation are ' +
    'ignored.',
  pathParameters: {
    country_code: text('Country calling code, with or without `+`', '49'),
    number: text('Number without country code', '30555123'),
  },
  question: ({ country_code: countryCode, number }, during, slice) =>
    pagesWithPhone({ countryCode, number }, during, slice),
});

export const findDocumentsByWallet = documentLookup({
  id: 'findDocumentsByWallet',
  path: '/api/v2/document/wallet/{chain}/{address}',
  summary: 'Find documents by wallet address',
  description: 'Returns the crawled pages that contain a wallet address, last crawled first.',
  pathParameters: {
    chain: AnyChainParameter,
    address: text(
      'Wallet address; case-insensitive for Ethereum and bech32, otherwise exact',
      '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    ),
  },
  question: ({ chain, address }, during, slice) =>
    pagesShowing(walletKindOfAnyChain(chain) as WalletKind, address, during, slice),
});
