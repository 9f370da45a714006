/** Reference implementation of search: evaluates the search tree on every message, without an engine. */
import { canonicalItem } from '../../src/records/item.ts';
import type { Message } from '../../src/records/message.ts';
import { extraTexts } from '../../src/records/message-extras.ts';
import { isWalletKind } from '../../src/records/wallet.ts';
import { analyze } from '../../src/search/analyzer.ts';
import { EXACT_FIELDS, type ExactField, exactForm, type SearchTree } from '../../src/search/search-tree.ts';

/** A record as a search sees it. */
export interface Searched {
  /** Text, channel title, topic title and username separately: a phrase matches within one field (decision 17). */
  fields: string[][];
  channel: string[][];
  server: string[][];
  file: string[][];
  link: string[][];
  forwarded: string[][];
  title: string[][];
  exact: Record<ExactField, string[]>;
}

const NO_EXACT_VALUES = Object.fromEntries(EXACT_FIELDS.map((field) => [field, []])) as unknown as Record<
  ExactField,
  string[]
>;

/** For records that have none of these. */
export const NOTHING_SEARCHED: Searched = {
  fields: [],
  channel: [],
  server: [],
  file: [],
  link: [],
  forwarded: [],
  title: [],
  exact: NO_EXACT_VALUES,
};

export function searchedParts(message: Message): Searched {
  const items = message.items ?? [];
  const extras = extraTexts(message);
  const tokens = (...texts: (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : [analyze(text)]));
  const forms = (field: ExactField, ...values: (string | undefined)[]) =>
    values.flatMap((value) => (value === undefined ? [] : [exactForm(field, value)]));
  return {
    fields: tokens(
      message.text,
      message.channelTitle,
      message.topicTitle,
      message.username,
      ...Object.values(extras).flat(),
    ),
    file: tokens(...extras.file),
    link: tokens(...extras.link),
    forwarded: tokens(...extras.forwarded),
    channel: tokens(message.channelTitle),
    server: tokens(message.serverTitle),
    title: [],
    exact: {
      ...NO_EXACT_VALUES,
      channelId: forms('channelId', message.channelId),
      userId: forms('userId', message.userId),
      username: forms('username', message.username),
      accountName: forms('accountName', message.username),
      serverId: forms('serverId', message.serverId),
      language: forms('language', ...message.languages.map(({ language }) => language)),
      media: forms('media', message.media),
      email: forms('email', ...items.flatMap(({ kind, value }) => (kind === 'email' ? value : []))),
      wallet: forms(
        'wallet',
        ...items.flatMap(({ kind, value }) => (isWalletKind(kind) ? canonicalItem(kind, value) : [])),
      ),
      topic: forms('topic', message.topicId, message.topicTitle),
      forwardedFrom: forms('forwardedFrom', message.forwardedFrom?.id),
      item: forms('item', ...items.map(({ kind, value }) => `${kind} ${canonicalItem(kind, value)}`)),
    },
  };
}

export function isTrueOf(tree: SearchTree, message: Searched): boolean {
  switch (tree.kind) {
    case 'phrase': {
      const fields = tree.in === undefined ? message.fields : message[tree.in];
      return fields.some((tokens) => hasPhrase(tokens, tree.tokens, tree.isPrefix));
    }
    case 'forms':
      return message.fields.some((tokens) => tokens.some((token) => tree.tokens.includes(token)));
    case 'exact':
      return message.exact[tree.field].some((value) =>
        tree.isPrefix ? value.startsWith(tree.value) : value === tree.value,
      );
    case 'found':
      return message.exact.item.includes(
        exactForm('item', `${tree.indicator.kind} ${tree.indicator.canonical}`),
      );
    case 'and':
      return tree.of.every((part) => isTrueOf(part, message));
    case 'or':
      return tree.of.some((part) => isTrueOf(part, message));
    case 'not':
      return !isTrueOf(tree.of, message);
    case 'nothing':
      return false;
  }
}

function hasPhrase(tokens: readonly string[], phrase: readonly string[], isPrefix: boolean): boolean {
  const last = phrase.length - 1;
  for (let start = 0; start + last < tokens.length; start++) {
    let offset = 0;
    while (offset < last && tokens[start + offset] === phrase[offset]) offset++;
    if (offset < last) continue;
    const found = tokens[start + last] as string;
    const wanted = phrase[last] as string;
    if (isPrefix ? found.startsWith(wanted) : found === wanted) return true;
  }
  return false;
}
