import type { Static, TObject } from 'typebox';
import type { IdFormat } from '../../contract/ids.ts';
import { Dates, pagingParameters, readWindow } from '../../contract/parameters.ts';
import { profileHit } from '../../contract/profile-hit.ts';
import { profilesShowing } from '../../questions/questions.ts';
import type { ItemKind } from '../../records/item.ts';
import type { EndpointAnswer, EndpointServices } from '../endpoint.ts';
import type { List } from '../list.ts';
import { positionOf } from '../position.ts';

export const ItemLookupParameters = { ...Dates, ...pagingParameters(10) };

interface ItemLookup {
  query: Static<TObject<typeof ItemLookupParameters>>;
  list: List;
  idFormat: IdFormat;
}

/** Profiles that contain an e-mail or wallet address, last seen first. */
export async function profilesWithItem(
  { query, list, idFormat }: ItemLookup,
  { store }: EndpointServices,
  kind: ItemKind,
  value: string,
): Promise<EndpointAnswer> {
  const found = await store.find(profilesShowing(kind, value, readWindow(query), list.slice));
  return list.answer(found, (profile) => profileHit(profile, idFormat), positionOf);
}
