import type { TSchema } from 'typebox';
import type { IdFormat } from '../../contract/ids.ts';
import { PlatformParameter } from '../../contract/parameters.ts';
import type { Platform } from '../../records/platform.ts';
import type { RecordKind, RecordOf } from '../../records/record.ts';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { findOne } from '../find-one.ts';

interface Lookup<K extends RecordKind> extends Pick<Endpoint, 'id' | 'summary' | 'description'> {
  kind: K;
  /** Path parameter with the id. */
  parameter: string;
  parameterSchema: TSchema;
  /** Ids that the given one can stand for, likeliest first; by default only itself. */
  idsOf?: (platform: Platform, id: string) => readonly string[];
  hit: TSchema;
  toHit: (record: RecordOf<K>, idFormat: IdFormat) => unknown;
}

/** A lookup of one record by its id. */
export function lookupEndpoint<K extends RecordKind>({
  kind,
  parameter,
  parameterSchema,
  idsOf = (_, id) => [id],
  toHit,
  ...row
}: Lookup<K>): Endpoint {
  return endpoint({
    ...row,
    path: `/api/v2/im/{platform}/${kind}/{${parameter}}`,
    scope: 'im',
    pathParameters: { platform: PlatformParameter, [parameter]: parameterSchema },
    queryParameters: {},
    defaultPageSize: undefined,
    errors: [404],
    answer({ path, idFormat }, { store }) {
      const { platform, [parameter]: id } = path as { platform: Platform; [name: string]: string };
      const keys = idsOf(platform, id as string).map((each) => `${platform}:${each}`);
      return findOne(store, kind, keys, (record) => toHit(record, idFormat));
    },
  });
}
