import { groupOfPost } from '../../../rules/victim-changes.ts';
import type { EntityRecord } from '../records/entity-mapper.ts';
import { OpensearchVictims } from '../records/victims.ts';
import type { OpensearchEntityStates } from './entity-states.ts';
import type { BatchContext, Incoming } from './record-state.ts';

/** Writes the records of a batch, then derives the victims of its posts, and of posts that a dead process wrote. */
export async function settlingVictims(
  { tables, generation }: BatchContext,
  incoming: readonly Incoming<EntityRecord>[],
  entities: OpensearchEntityStates,
  write: () => Promise<void>,
): Promise<void> {
  if (!incoming.some(({ record }) => record.kind === 'ransomware')) return write();
  const { state } = tables;
  const victims = new OpensearchVictims(tables, generation);
  const changed = entities.changedPosts();
  const groups = changed.flatMap(({ stored, current }) => [
    groupOfPost(current),
    ...(stored === undefined ? [] : [groupOfPost(stored)]),
  ]);
  const task = changed.length === 0 ? undefined : await victims.schedule(groups);
  await write();
  const living = new Set([state.id, ...Object.keys((await state.read()).writers)]);
  const left = await victims.pending(living);
  if (task === undefined && left.length === 0) return;
  await state.whileSettling(async () => {
    await victims.settleTasks(left);
    if (task === undefined) return;
    await victims.settlePosts(changed.map(({ current }) => current.postId));
    await victims.done([task]);
  });
}
