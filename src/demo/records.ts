import { maskRecord } from '../enrich/mask-record.ts';
import type { AnyRecord } from '../records/record.ts';
import { CHAT_DAYS, type DemoDay, EMPTY_BACK, isCollected } from './calendar.ts';
import { chatOn } from './chat/chat.ts';
import { pagesOn } from './pages/pages.ts';
import { profilesOn } from './people/profiles.ts';
import { placesOn } from './places/places.ts';
import { claimsOn, groupsOn, postOf } from './ransomware/posts.ts';

/** Everything that was collected on a day, always the same for the same first start. */
export function recordsOn(day: DemoDay): AnyRecord[] {
  const { back } = day;
  const hasChat = back <= CHAT_DAYS;
  const records: AnyRecord[] = [
    ...(hasChat ? placesOn(day) : []),
    ...(isCollected('ransomware', back) ? [...groupsOn(day), ...claimsOn(day).map(postOf)] : []),
    ...(isCollected('page', back) && back !== EMPTY_BACK ? pagesOn(day) : []),
    ...(hasChat ? [...profilesOn(day), ...chatOn(day)] : []),
  ];
  return records.map((record) => maskRecord(record));
}
