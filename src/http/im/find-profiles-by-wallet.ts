import Type from 'typebox';
import { ChainParameter } from '../../contract/parameters.ts';
import { ProfileHit } from '../../contract/profile-hit.ts';
import { type ChainKind, walletKindOfChain } from '../../records/wallet.ts';
import { endpoint } from '../endpoint.ts';
import { ItemLookupParameters, profilesWithItem } from './profiles-with-item.ts';

export const findProfilesByWallet = endpoint({
  id: 'findProfilesByWallet',
  path: '/api/v2/im/wallet/{chain}/{address}',
  summary: 'Find profiles by wallet address',
  description: 'Returns the profiles that contain a wallet address, last seen first.',
  scope: 'im',
  pathParameters: {
    chain: ChainParameter,
    address: Type.String({
      description: 'Wallet address; case-insensitive for Ethereum and bech32, otherwise exact',
      examples: ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    }),
  },
  queryParameters: ItemLookupParameters,
  hit: ProfileHit,
  defaultPageSize: 10,
  errors: [],
  answer(request, services) {
    const kind = walletKindOfChain(request.path.chain) as ChainKind;
    return profilesWithItem(request, services, kind, request.path.address);
  },
});
