import type { Target } from '../../../api/alert-types.ts';
import type { TargetKind } from './target-kinds.ts';

/** A target while it is edited. Secrets are empty unless they change. */
export interface TargetDraft {
  kind: TargetKind;
  name: string;
  isEnabled: boolean;
  url: string;
  token: string;
  chatId: string;
  apiUrl: string;
  to: string;
  host: string;
  port: string;
  protocol: string;
  facility: string;
  isFull: boolean;
}

const URL_KINDS = new Set<TargetKind>(['webhook', 'slack', 'mattermost', 'discord', 'teams']);
export const hasUrl = (kind: TargetKind): boolean => URL_KINDS.has(kind);

export function newTarget(kind: TargetKind): TargetDraft {
  return {
    kind,
    name: '',
    isEnabled: true,
    url: '',
    token: '',
    chatId: '',
    apiUrl: '',
    to: '',
    host: '',
    port: '',
    protocol: 'tls',
    facility: '',
    isFull: false,
  };
}

export function targetDraft({ kind, name, enabled, settings }: Target): TargetDraft {
  const text = (field: string) => (settings[field] === undefined ? '' : String(settings[field]));
  return {
    ...newTarget(kind as TargetKind),
    name,
    isEnabled: enabled,
    chatId: text('chatId'),
    to: Array.isArray(settings.to) ? settings.to.join(', ') : '',
    host: text('host'),
    port: text('port'),
    protocol: text('protocol') || 'tls',
    facility: text('facility'),
    isFull: settings.full === true,
  };
}

/** What is sent: the fields of its kind that have a value. */
export function targetBody(draft: TargetDraft): Record<string, unknown> {
  const { kind } = draft;
  const given = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''));
  const numbers = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(given(fields)).map(([name, value]) => [name, Number(value)]));
  return {
    name: draft.name.trim(),
    enabled: draft.isEnabled,
    ...(hasUrl(kind) && given({ url: draft.url.trim() })),
    ...(kind === 'telegram' &&
      given({ token: draft.token.trim(), chatId: draft.chatId.trim(), apiUrl: draft.apiUrl.trim() })),
    ...(kind === 'email' && { to: draft.to.split(/[,\n]/).flatMap((address) => address.trim() || []) }),
    ...(kind === 'syslog' && {
      ...given({ host: draft.host.trim(), protocol: draft.protocol }),
      ...numbers({ port: draft.port, facility: draft.facility }),
    }),
    full: draft.isFull,
  };
}
