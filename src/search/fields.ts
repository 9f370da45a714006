import { canonicalItem } from '../records/item.ts';
import { channelIdCandidates } from '../records/telegram-id.ts';
import { canonicalAddress, canonicalAddressBeginning } from '../records/wallet.ts';
import { analyze } from './analyzer.ts';
import { type ExactField, exactForm, type SearchPlace, type SearchTree } from './search-tree.ts';

/** The names of `field:value` (decision 16). */
export const FIELDS = ['channel', 'user', 'server', 'lang', 'media', 'email', 'wallet'] as const;
export type Field = (typeof FIELDS)[number];

/** Fields that make sense for each kind of record; the others are read as text there. */
export const FIELDS_OF: Record<'message' | 'profile' | 'channel', ReadonlySet<string>> = {
  message: new Set(FIELDS),
  profile: new Set<Field>(['user', 'email', 'wallet']),
  channel: new Set<Field>(['channel', 'server']),
};

/** What `field:value` means: an id or a value as it is, or words of a title. */
export function fieldTree(field: Field, value: string, isPrefix: boolean): SearchTree {
  const exact = (name: ExactField, form: string): SearchTree => ({
    kind: 'exact',
    field: name,
    value: exactForm(name, form),
    isPrefix,
  });
  switch (field) {
    case 'channel':
      return eitherOf(
        // A query names no platform; Telegram's candidates include the id as written.
        ...channelIdCandidates('telegram', value).map((id) => exact('channelId', id)),
        titled(value, isPrefix, 'channel'),
      );
    case 'server':
      return eitherOf(exact('serverId', value), titled(value, isPrefix, 'server'));
    case 'user': {
      const name = value.replace(/^@/, '');
      return eitherOf(exact('userId', name), exact('username', name));
    }
    case 'lang':
      return exact('language', value);
    case 'media':
      return exact('media', value);
    case 'email':
      return exact('email', canonicalItem('email', value));
    case 'wallet':
      return exact('wallet', isPrefix ? canonicalAddressBeginning(value) : canonicalAddress(value));
  }
}

function titled(value: string, isPrefix: boolean, place: SearchPlace): SearchTree {
  const tokens = analyze(value);
  return tokens.length === 0 ? { kind: 'nothing' } : { kind: 'phrase', tokens, isPrefix, in: place };
}

function eitherOf(...parts: SearchTree[]): SearchTree {
  const telling = parts.filter((part) => part.kind !== 'nothing');
  return telling.length === 1 ? (telling[0] as SearchTree) : { kind: 'or', of: telling };
}
