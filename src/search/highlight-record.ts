import type { Channel } from '../records/channel.ts';
import { valuesOf } from '../records/entity.ts';
import { ITEM_KINDS } from '../records/item.ts';
import type { Message } from '../records/message.ts';
import { extraTexts } from '../records/message-extras.ts';
import type { Page } from '../records/page.ts';
import { PROFILE_NAME_LISTS, type Profile } from '../records/profile.ts';
import type { RansomwareGroup } from '../records/ransomware-group.ts';
import type { RansomwarePost } from '../records/ransomware-post.ts';
import { companyNames, type VictimRecord } from '../records/victim-record.ts';
import { type HighlightTerm, highlight, highlightFragments, highlightTerms } from './highlight-text.ts';
import type { SearchTree } from './search-tree.ts';

/** Matching values as HTML, by the hit's field. */
export type Highlights = Record<string, string[]>;

export type Highlightable =
  | Message
  | Profile
  | Channel
  | Page
  | RansomwarePost
  | RansomwareGroup
  | VictimRecord;

export function highlightsOf(record: Highlightable, tree: SearchTree): Highlights {
  switch (record.kind) {
    case 'message':
      return messageHighlights(record, tree);
    case 'profile':
      return profileHighlights(record, tree);
    case 'channel':
      return channelHighlights(record, tree);
    case 'page':
      return pageHighlights(record, tree);
    case 'ransomware':
      return postHighlights(record, given(record.facts.companyName?.value), tree);
    case 'victim':
      return postHighlights(record, companyNames(record), tree);
    case 'ransomware-group':
      return groupHighlights(record, tree);
  }
}

function messageHighlights(message: Message, tree: SearchTree): Highlights {
  const terms = highlightTerms(tree);
  const extras = extraTexts(message);
  return collect([
    ['message', [message.text], terms],
    ['attachments', extras.file, [...terms, ...highlightTerms(tree, 'file')]],
    ['links', extras.link, [...terms, ...highlightTerms(tree, 'link')]],
    ['forwardedFrom', extras.forwarded, [...terms, ...highlightTerms(tree, 'forwarded')]],
    ['otherText', extras.other, terms],
    ['channelTitle', [message.channelTitle], [...terms, ...highlightTerms(tree, 'channel')]],
    ['topicTitle', [message.topicTitle], terms],
    ['username', [message.username], [...terms, ...highlightTerms(tree, 'username')]],
    ['serverTitle', [message.serverTitle], highlightTerms(tree, 'server')],
  ]);
}

function profileHighlights({ lists }: Profile, tree: SearchTree): Highlights {
  const terms = highlightTerms(tree);
  return collect(
    [...PROFILE_NAME_LISTS, 'discordLink' as const, ...ITEM_KINDS].map((list) => [
      list,
      valuesOf(lists[list]),
      list === 'usernames' ? [...terms, ...highlightTerms(tree, 'username')] : terms,
    ]),
  );
}

function channelHighlights({ lists, topics }: Channel, tree: SearchTree): Highlights {
  const terms = highlightTerms(tree);
  return collect([
    ['channelTitles', valuesOf(lists.channelTitles), [...terms, ...highlightTerms(tree, 'channel')]],
    ['topics', valuesOf(lists.topicIds).map((id) => topics[id]?.title?.value), terms],
    ['serverTitle', valuesOf(lists.serverTitle), [...terms, ...highlightTerms(tree, 'server')]],
  ]);
}

/** A page's text is shown in fragments: it can be long. */
function pageHighlights({ facts }: Page, tree: SearchTree): Highlights {
  const terms = highlightTerms(tree);
  return {
    ...collect([
      ['pageTitle', [facts.pageTitle?.value], [...terms, ...highlightTerms(tree, 'title')]],
      ['url', [facts.url?.value], terms],
    ]),
    ...fragments('text', facts.text?.value, terms),
  };
}

function postHighlights(
  { facts }: Pick<RansomwarePost, 'facts'>,
  names: readonly string[],
  tree: SearchTree,
): Highlights {
  const terms = highlightTerms(tree);
  return {
    ...collect([
      ['companyName', names, [...terms, ...highlightTerms(tree, 'title')]],
      ['companyLink', [facts.companyLink?.value], terms],
      ['ransomwareGroup', [facts.ransomwareGroup?.value], terms],
    ]),
    ...fragments('text', facts.text?.value, terms),
  };
}

function groupHighlights({ facts, lists }: RansomwareGroup, tree: SearchTree): Highlights {
  const terms = highlightTerms(tree);
  return collect([
    ['name', [facts.name?.value], [...terms, ...highlightTerms(tree, 'title')]],
    ['sites', valuesOf(lists.sites), terms],
  ]);
}

function given(value: string | undefined): string[] {
  return value === undefined ? [] : [value];
}

function fragments(name: string, text: string | undefined, terms: readonly HighlightTerm[]): Highlights {
  const found = text === undefined ? [] : highlightFragments(text, terms);
  return found.length === 0 ? {} : { [name]: found };
}

function collect(
  fields: [name: string, values: readonly (string | undefined)[], terms: readonly HighlightTerm[]][],
): Highlights {
  const highlights: Highlights = {};
  for (const [name, values, terms] of fields) {
    const marked = values.flatMap((value) => (value === undefined ? [] : (highlight(value, terms) ?? [])));
    if (marked.length > 0) highlights[name] = marked;
  }
  return highlights;
}
