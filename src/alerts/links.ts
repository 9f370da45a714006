import { messageIdOf } from '../records/message.ts';
import type { AnyRecord } from '../records/record.ts';

/** Where the console shows the record; undefined if it has no view for it, or if its address is unknown. */
export function linkTo(record: AnyRecord, publicUrl: string | undefined): string | undefined {
  const parts = viewOf(record);
  if (publicUrl === undefined || parts === undefined) return undefined;
  const base = publicUrl.replace(/\/+$/, '');
  const path = `${base}/#/${parts.map(encodeURIComponent).join('/')}`;
  return record.kind === 'message' ? `${path}?m=${encodeURIComponent(messageIdOf(record))}` : path;
}

function viewOf(record: AnyRecord): string[] | undefined {
  switch (record.kind) {
    case 'message':
      return ['chat', record.platform, record.channelId];
    case 'profile':
      return ['profile', record.platform, record.userId];
    case 'channel':
      return ['channel', record.platform, record.channelId];
    default:
      return undefined;
  }
}
