import Type, { type TObject, type TSchema } from 'typebox';
import { IngestHit, IngestTaskHit } from '../../contract/ingest-hit.ts';
import { GROUP_LENGTH_MAX, TEXT_WITHOUT_CONTROLS } from '../../contract/parameter-problems.ts';
import { oneOf } from '../../contract/parameters.ts';
import { PUSH_FORMATS } from '../../push/formats.ts';
import type { Scope } from '../../storage/port/api-key.ts';

/** An endpoint that takes a body of any size and type by POST. */
export interface Upload {
  id: string;
  path: string;
  summary: string;
  description: string;
  scope: Scope;
  parameters: { path: TObject; query: TObject };
  /** Of a response with status 200, and with status 202. */
  hit: TSchema;
  taskHit: TSchema;
}

const QUERY = Type.Object({
  time_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 64,
      format: 'time-zone',
      default: 'UTC',
      description: 'Time zone of dates without an offset',
      examples: ['Europe/Berlin'],
    }),
  ),
  seen_at: Type.Optional(
    Type.String({
      format: 'record-date',
      description: 'Date of profiles, channels and pages whose data has none, from 1970 to 2099',
      examples: ['2026-11-14'],
    }),
  ),
  group: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: GROUP_LENGTH_MAX,
      pattern: TEXT_WITHOUT_CONTROLS,
      description: 'Ransomware group of posts that do not name it',
      examples: ['akira'],
    }),
  ),
  channel: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 20,
      format: 'integer-id',
      description: 'Channel id of messages that do not contain it',
      examples: ['-1001990000101'],
    }),
  ),
});

const DESCRIPTION =
  'Accepts NDJSON, JSON arrays, single and concatenated objects, and every other file that `nightjar import` reads, ' +
  'also compressed; the content decides, not `Content-Type`. `Content-Encoding` may be gzip, zstd or deflate. ' +
  'A response with status 200 means that the records are durable. Bodies above 16 MiB (`NIGHTJAR_PUSH_SYNC_BYTES`) and ' +
  'requests with `Prefer: respond-async` are stored and answered with 202 and the address of a task. A chunked body of ' +
  'lines is a stream: it is committed every second, and with `Accept: application/x-ndjson` each commit is acknowledged ' +
  'with a line. `Idempotency-Key` repeats the first answer for 24 hours; streams refuse it.';

/** Extensions. */
export const UPLOADS: readonly Upload[] = [
  {
    id: 'ingest',
    path: '/api/v2/ingest',
    summary: 'Push data, with its format detected (extension)',
    description: DESCRIPTION,
    scope: 'ingest',
    parameters: { path: Type.Object({}), query: QUERY },
    hit: IngestHit,
    taskHit: IngestTaskHit,
  },
  {
    id: 'ingestFormat',
    path: '/api/v2/ingest/{format}',
    summary: 'Push data of a format (extension)',
    description: DESCRIPTION,
    scope: 'ingest',
    parameters: {
      path: Type.Object({
        format: oneOf(PUSH_FORMATS as readonly [string, ...string[]], 'Format of the body', {
          examples: ['records'],
        }),
      }),
      query: QUERY,
    },
    hit: IngestHit,
    taskHit: IngestTaskHit,
  },
];
