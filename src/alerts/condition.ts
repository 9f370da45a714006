import { pagesAbout } from '../questions/documents.ts';
import { allOf, exact } from '../questions/filters.ts';
import { channelsAbout, messagesAbout, profilesAbout } from '../questions/questions.ts';
import { postsAbout } from '../questions/victims.ts';
import type { SearchTree } from '../search/search-tree.ts';
import type { AlertKind, SearchCondition } from '../storage/port/alerts.ts';
import type { Question, Slice, TimeWindow } from '../storage/port/query.ts';

export type SearchParameter = keyof SearchCondition['parameters'];

/**
 * The parameters that a search about each kind of record takes: those of its search endpoint that are properties of the
 * record. Whether somebody wrote in a channel, for example, is not a property of the person's profile.
 */
export const PARAMETERS_OF: Record<AlertKind, readonly SearchParameter[]> = {
  message: ['q', 'forms', 'platform', 'channelId', 'topic', 'username'],
  profile: ['q', 'forms', 'platform', 'username'],
  channel: ['q', 'forms', 'platform', 'channelId', 'topic'],
  page: ['q', 'forms', 'network', 'language', 'include_tag', 'exclude_tag'],
  ransomware: ['q', 'forms', 'group', 'country', 'sector', 'language'],
};

const ONE: Slice = { kind: 'page', skip: 0, take: 1 };

/** The question that finds the records of a saved search. Throws InvalidParameters if its query is invalid. */
export function questionOf(
  { about, parameters }: SearchCondition,
  during: TimeWindow = {},
  slice: Slice = ONE,
): Question {
  switch (about) {
    case 'message':
      return messagesAbout(parameters, during, slice);
    case 'profile':
      return profilesAbout(parameters, during, slice);
    case 'channel':
      return channelsAbout(parameters, during, slice);
    case 'page':
      return pagesAbout(parameters, during, slice);
    case 'ransomware':
      return postsAbout(parameters, during, slice);
  }
}

/** Everything that a question asks of a record, except for its platform and date. */
export function treeOf({ text, filter, username }: Question): SearchTree | undefined {
  return allOf(text, filter, username === undefined ? undefined : exact('username', username));
}
