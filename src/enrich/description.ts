import type { Channel } from '../records/channel.ts';
import type { RansomwarePost } from '../records/ransomware-post.ts';
import { findItems } from './extract.ts';
import { detectLanguages } from './language.ts';
import { replaceFound } from './replace-found.ts';

/** Replaces what was found in the channel's description. */
export function reenrichChannel(channel: Channel): Channel {
  const { about } = channel.facts;
  if (about === undefined) return channel;
  const found = findItems(about.value, channel.platform) ?? [];
  const lists = replaceFound(channel.lists, found, { at: about.at, text: about.value });
  return lists === channel.lists ? channel : { ...channel, lists };
}

/** What a post's items are found in. */
export function postText(text: string | undefined, url: string): string {
  return `${text ?? ''}\n${url}`;
}

/** Replaces what was found in the text and the link of a post. */
export function reenrichPost(post: RansomwarePost): RansomwarePost {
  const text = postText(post.facts.text?.value, post.link.url);
  const at = post.facts.text?.at ?? post.link.at;
  const lists = replaceFound(post.lists, findItems(text, 'page') ?? [], { at, text });
  const facts = withLanguage(post.facts);
  return lists === post.lists && facts === post.facts ? post : { ...post, facts, lists };
}

/** Undefined if the text is too short or its language is unclear. */
export function postLanguage(text: string | undefined): string | undefined {
  return text === undefined ? undefined : detectLanguages(text)[0]?.language;
}

function withLanguage(facts: RansomwarePost['facts']): RansomwarePost['facts'] {
  const { language, ...others } = facts;
  const found = postLanguage(facts.text?.value);
  if (found === language?.value) return facts;
  if (found === undefined || facts.text === undefined) return others;
  const all: RansomwarePost['facts'] = { ...others, language: { value: found, at: facts.text.at } };
  // Sorted, so that equal facts serialize to equal text.
  return Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
}
