import Type from 'typebox';
import { ChainParameter, Dates, pagingParameters, readWindow } from '../../contract/parameters.ts';
import { ProfileHit, profileHit } from '../../contract/profile-hit.ts';
import { profilesShowing } from '../../lookups/questions.ts';
import { type WalletKind, walletKindOfChain } from '../../records/wallet.ts';
import { endpoint } from '../endpoint.ts';
import { positionOf } from '../position.ts';

export const findProfilesByWallet = endpoint({
  id: 'findProfilesByWallet',
  path: '/api/v2/im/wallet/{chain}/{address}',
  summary: 'Profiles that show a wallet address',
  scope: 'im',
  pathParameters: {
    chain: ChainParameter,
    address: Type.String({
      description: 'Ethereum and bech32 addresses in any letter case, the others as written',
    }),
  },
  queryParameters: { ...Dates, ...pagingParameters(10) },
  hit: ProfileHit,
  defaultPageSize: 10,
  errors: [],
  async answer({ path, query, list, idFormat }, { store }) {
    const kind = walletKindOfChain(path.chain) as WalletKind;
    const found = await store.find(profilesShowing(kind, path.address, readWindow(query), list.slice));
    return list.answer(found, (profile) => profileHit(profile, idFormat), positionOf);
  },
});
