import type { Channel } from '../records/channel.ts';
import { valuesOf } from '../records/entity.ts';
import { ITEM_KINDS } from '../records/item.ts';
import type { Message } from '../records/message.ts';
import { PROFILE_NAME_LISTS, type Profile } from '../records/profile.ts';
import { highlight, type Mark, marksOf } from './highlight.ts';
import type { SearchTree } from './search-tree.ts';

/** By the name of the field in the hit: its values that match, as HTML. */
export type Highlights = Record<string, string[]>;

/** What of a record matches a query, and where. */
export function highlightsOf(record: Message | Profile | Channel, tree: SearchTree): Highlights {
  switch (record.kind) {
    case 'message':
      return messageHighlights(record, tree);
    case 'profile':
      return profileHighlights(record, tree);
    case 'channel':
      return channelHighlights(record, tree);
  }
}

function messageHighlights(message: Message, tree: SearchTree): Highlights {
  const marks = marksOf(tree);
  return collect([
    ['message', [message.text], marks],
    ['channelTitle', [message.channelTitle], [...marks, ...marksOf(tree, 'channel')]],
    ['topicTitle', [message.topicTitle], marks],
    ['username', [message.username], [...marks, ...marksOf(tree, 'username')]],
    ['serverTitle', [message.serverTitle], marksOf(tree, 'server')],
  ]);
}

function profileHighlights({ lists }: Profile, tree: SearchTree): Highlights {
  const marks = marksOf(tree);
  return collect(
    [...PROFILE_NAME_LISTS, 'discordLink' as const, ...ITEM_KINDS].map((list) => [
      list,
      valuesOf(lists[list]),
      list === 'usernames' ? [...marks, ...marksOf(tree, 'username')] : marks,
    ]),
  );
}

function channelHighlights({ lists, topics }: Channel, tree: SearchTree): Highlights {
  const marks = marksOf(tree);
  return collect([
    ['channelTitles', valuesOf(lists.channelTitles), [...marks, ...marksOf(tree, 'channel')]],
    ['topics', valuesOf(lists.topicIds).map((id) => topics[id]?.title?.value), marks],
    ['serverTitle', valuesOf(lists.serverTitle), [...marks, ...marksOf(tree, 'server')]],
  ]);
}

function collect(
  fields: [name: string, values: readonly (string | undefined)[], marks: readonly Mark[]][],
): Highlights {
  const highlights: Highlights = {};
  for (const [name, values, marks] of fields) {
    const marked = values.flatMap((value) => (value === undefined ? [] : (highlight(value, marks) ?? [])));
    if (marked.length > 0) highlights[name] = marked;
  }
  return highlights;
}
