import { useEffect, useMemo, useState } from 'preact/hooks';
import { fetchPage } from '../../../api/client.ts';
import { useSearchHistory } from '../../../api/search-history.ts';
import { useSession } from '../../../api/session.tsx';
import type { ChannelHit, ProfileHit } from '../../../api/types.ts';
import { commonTexts } from '../../../texts/common.ts';
import { facetTexts, queryTexts as texts } from '../../../texts/search.ts';
import { languageName } from '../../../ui/badge.tsx';
import { hasPlatform, type Kind, RESULT_KINDS } from '../kinds.ts';
import { recognize } from './recognize.ts';
import {
  condition,
  languagesMatching,
  PLATFORMS,
  replaceWord,
  type Suggestion,
  type SuggestionGroup,
  type TypedWord,
  wordAt,
} from './suggestions.ts';

const DEBOUNCE_MS = 120;
const NAMES_MAX = 5;
const RECENT_MAX = 6;
const FIELDS_MAX = 5;
const PEOPLE_FIELDS = new Set(['user', 'user-exact', 'from']);

/** What may be meant by the word at the caret: fields and their values, and people and channels from the server. */
export function useSuggestions(
  kind: Kind,
  text: string,
  caret: number,
  isOpen: boolean,
  platform: string,
): SuggestionGroup[] {
  const word = useMemo(() => wordAt(text, Math.min(caret, text.length)), [text, caret]);
  const named = useNames(kind, word, isOpen, platform);
  const { searches } = useSearchHistory();
  return useMemo(() => {
    if (!isOpen) return [];
    if (text.trim() === '') return groupsOf([texts.recent, searches.slice(0, RECENT_MAX).map(recent)]);
    return groupsOf(
      [texts.recognized, recognize(text.trim())],
      [named.title, named.people.map((each) => toSuggestion(each, text, word))],
      [texts.languages, languages(kind, text, word)],
      [texts.platforms, platforms(kind, text, word)],
      [texts.fields, fieldsFor(kind, text, word)],
    );
  }, [isOpen, kind, text, word, named, searches]);
}

function groupsOf(...groups: [title: string, options: Suggestion[]][]): SuggestionGroup[] {
  return groups.filter(([, options]) => options.length > 0).map(([title, options]) => ({ title, options }));
}

function recent(search: string): Suggestion {
  return { icon: 'clock', label: search, text: search, isComplete: true };
}

function fieldsFor(kind: Kind, text: string, word: TypedWord): Suggestion[] {
  if (word.field !== undefined || word.value === '') return [];
  const typed = word.value.toLowerCase();
  return [...RESULT_KINDS[kind].fields]
    .filter((field) => field.startsWith(typed))
    .slice(0, FIELDS_MAX)
    .map((field) => ({
      icon: 'list-filter',
      label: `${field}:`,
      note: texts.fieldHints[field] ?? '',
      text: replaceWord(text, word, `${field}:`),
      isComplete: false,
    }));
}

function languages(kind: Kind, text: string, word: TypedWord): Suggestion[] {
  if (word.field !== 'lang' || !RESULT_KINDS[kind].fields.has('lang')) return [];
  return languagesMatching(word.value, languageName).map((code) => ({
    icon: 'languages',
    label: languageName(code),
    note: `lang:${code}`,
    text: replaceWord(text, word, `lang:${code}`),
    isComplete: true,
  }));
}

function platforms(kind: Kind, text: string, word: TypedWord): Suggestion[] {
  const isField = word.field === 'platform';
  if (!hasPlatform(kind) || (!isField && word.field !== undefined) || (!isField && word.value.length < 2))
    return [];
  const typed = word.value.toLowerCase();
  return PLATFORMS.filter((name) => name.startsWith(typed) || (!isField && 'platform'.startsWith(typed))).map(
    (name) => ({
      icon: 'list-filter',
      label: commonTexts.platforms[name] ?? name,
      note: facetTexts.names.platform ?? '',
      text: replaceWord(text, word, '').trimEnd(),
      isComplete: true,
      platform: name,
    }),
  );
}

interface Named {
  kind: 'person' | 'channel';
  field: string;
  id: string;
  name: string;
  former: string[];
  platform: string;
}

function toSuggestion(
  { kind, field, id, name, former, platform }: Named,
  text: string,
  word: TypedWord,
): Suggestion {
  return {
    icon: kind === 'person' ? 'user-round' : 'megaphone',
    colour: `kind-${kind}`,
    label: name,
    ...(former.length > 0 && { note: texts.was(former.slice(0, 3).join(', ')) }),
    count: commonTexts.platforms[platform] ?? platform,
    text: replaceWord(text, word, condition(field, id)),
    isComplete: true,
  };
}

const NO_NAMES = { title: '', people: [] as Named[] };

/** People or channels whose names begin with the value of `user:` or `channel:`. */
function useNames(kind: Kind, word: TypedWord, isOpen: boolean, platform: string) {
  const { key } = useSession();
  const [found, setFound] = useState<{ title: string; people: Named[] }>(NO_NAMES);
  const { field, value } = word;
  const isPeople = field !== undefined && PEOPLE_FIELDS.has(field);
  const wanted = value.trim();
  const isAsking = isOpen && wanted.length >= 2 && (isPeople || field === 'channel');
  useEffect(() => {
    if (!isAsking || key === undefined) {
      setFound(NO_NAMES);
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const find = isPeople ? findPeople : findChannels;
      const people = await find(wanted, platform, key, abort.signal).catch(() => undefined);
      if (people !== undefined && !abort.signal.aborted)
        setFound({ title: isPeople ? texts.people(wanted) : texts.channels(wanted), people });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [isAsking, isPeople, wanted, platform, key]);
  return RESULT_KINDS[kind].fields.size === 0 ? NO_NAMES : found;
}

/** The beginning of a name, or of one of its words. */
const prefix = (text: string) => `${text.replace(/["*()]/g, ' ').trim()}*`;

async function findPeople(
  text: string,
  platform: string,
  key: string,
  signal: AbortSignal,
): Promise<Named[]> {
  const name = text.replace(/^@/, '');
  const parameters = { q: `user:${prefix(name)}`, platform, page_size: NAMES_MAX };
  const { hits } = await fetchPage<ProfileHit>({ path: '/im/search/profiles', parameters }, key, signal);
  const isCurrent = ({ usernames }: ProfileHit) =>
    usernames.at(-1)?.toLowerCase().startsWith(name.toLowerCase());
  return hits
    .toSorted((a, b) => Number(isCurrent(b)) - Number(isCurrent(a)))
    .map(({ userId, usernames, firstName, platform: where }) => ({
      kind: 'person',
      field: 'user',
      id: userId,
      name: usernames.at(-1) ?? firstName.at(-1) ?? userId,
      former: usernames.slice(0, -1).toReversed(),
      platform: where,
    }));
}

async function findChannels(
  text: string,
  platform: string,
  key: string,
  signal: AbortSignal,
): Promise<Named[]> {
  const parameters = { q: prefix(text), platform, page_size: NAMES_MAX };
  const { hits } = await fetchPage<ChannelHit>({ path: '/im/search/channels', parameters }, key, signal);
  return hits.map(({ channelId, channelTitles, platform: where }) => ({
    kind: 'channel',
    field: 'channel',
    id: channelId,
    name: channelTitles.at(-1) ?? channelId,
    former: channelTitles.slice(0, -1).toReversed(),
    platform: where,
  }));
}
