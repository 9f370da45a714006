import type { Target } from '../../../api/alert-types.ts';
import type { IconName } from '../../../ui/icon-names.ts';

export const TARGET_KINDS = [
  'webhook',
  'slack',
  'mattermost',
  'discord',
  'teams',
  'telegram',
  'email',
  'syslog',
] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

export const TARGET_ICONS: Record<string, IconName> = {
  webhook: 'webhook',
  slack: 'hash',
  mattermost: 'message-square',
  discord: 'messages-square',
  teams: 'messages-square',
  telegram: 'send',
  email: 'mail',
  syslog: 'server',
};

/** Where a target leads, without anything secret: the server shortens addresses that contain secrets. */
export function targetAddress({ settings }: Target): string {
  const { url, to, host, port, protocol, chatId, botId } = settings as Record<string, unknown>;
  if (Array.isArray(to)) return to.join(', ');
  if (host !== undefined) return `${protocol ?? 'tls'}://${host}${port === undefined ? '' : `:${port}`}`;
  if (chatId !== undefined) return `${botId ?? ''} → ${chatId}`;
  return String(url ?? '');
}
