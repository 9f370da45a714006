import Type, { type Static } from 'typebox';
import type { FileCounts } from '../storage/port/import-log.ts';
import { PUSH_TASK_STATES, type PushReject, type PushTask } from '../storage/port/push-log.ts';
import { formatInstant } from '../time/instant.ts';
import { Instant } from './small-objects.ts';

const OUTCOMES = {
  read: 'Entries read',
  written: 'New records',
  merged: 'Known records that this adds something to',
  unchanged: 'Records that were known already',
  skipped: 'Entries that are not records, such as service messages',
  rejected: 'Entries that cannot be used',
  purged: 'Records that a purge has banned',
} as const;

const Counts = Type.Object(
  Object.fromEntries(
    Object.entries(OUTCOMES).map(([name, description]) => [name, Type.Integer({ description })]),
  ),
  { description: 'Entries by outcome' },
);

const Rejects = Type.Array(
  Type.Object({
    line: Type.Optional(Type.Integer({ description: 'Line of the entry, from 1' })),
    byte: Type.Optional(Type.Integer({ description: 'First byte of the entry, from 0' })),
    entry: Type.Optional(Type.String({ description: 'Name of the entry, such as its id' })),
    reason: Type.String({ description: 'Why it was rejected' }),
  }),
  { description: 'The first 100 rejected entries' },
);

const ImportNumber = Type.Optional(
  Type.Integer({
    description: 'Import that the records belong to, as in `nightjar imports`; absent if there are none',
  }),
);

/** Extension. */
export const IngestHit = Type.Object(
  {
    format: Type.String({ description: 'Format of the body, as named or detected; of an archive, its kind' }),
    counts: Counts,
    rejects: Rejects,
    import: ImportNumber,
  },
  { title: 'IngestResult', description: 'What became of the entries of a pushed body' },
);

/** Extension. */
export const IngestTaskHit = Type.Object(
  {
    id: Type.String({ description: 'Task id' }),
    state: Type.Unsafe<string>({
      type: 'string',
      enum: [...PUSH_TASK_STATES],
      description: 'State of the task',
    }),
    format: Type.Optional(Type.String({ description: 'Format of the body; absent until it is detected' })),
    sizeBytes: Type.Integer({ description: 'Size of the body' }),
    createdAt: Instant('When the body was received'),
    finishedAt: Type.Optional(Instant('When the task ended')),
    counts: Counts,
    rejects: Rejects,
    import: ImportNumber,
    reason: Type.Optional(Type.String({ description: 'Why the task failed, or why it is tried again' })),
  },
  { title: 'IngestTask', description: 'A pushed body that is imported in the background' },
);

export function toIngestHit(result: {
  format: string;
  counts: FileCounts;
  rejects: readonly PushReject[];
  importId: number | undefined;
}): Static<typeof IngestHit> {
  return {
    format: result.format,
    counts: allCounts(result.counts),
    rejects: [...result.rejects] as Static<typeof Rejects>,
    ...(result.importId !== undefined && { import: result.importId }),
  };
}

export function toIngestTaskHit(task: PushTask): Static<typeof IngestTaskHit> {
  return {
    id: task.id,
    state: task.state,
    ...(task.format !== undefined && { format: task.format }),
    sizeBytes: task.sizeBytes,
    createdAt: formatInstant(task.createdAt),
    ...(task.finishedAt !== undefined && { finishedAt: formatInstant(task.finishedAt) }),
    counts: allCounts(task.counts),
    rejects: [...task.rejects] as Static<typeof Rejects>,
    ...(task.importId !== undefined && { import: task.importId }),
    ...(task.reason !== undefined && { reason: task.reason }),
  };
}

export function allCounts(counts: FileCounts): Record<string, number> {
  return Object.fromEntries(Object.keys(OUTCOMES).map((name) => [name, counts[name] ?? 0]));
}
