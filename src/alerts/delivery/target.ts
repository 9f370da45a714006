/** Where alerts go. Every kind but `webhook` is for people, so its text is defanged. */
export type TargetConfig = WebhookTarget | ChatTarget | TelegramTarget | EmailTarget | SyslogTarget;

interface Common {
  /** Whether to send texts, authors and indicators, not only ids and a snippet. */
  isFull: boolean;
}

export interface WebhookTarget extends Common {
  kind: 'webhook';
  url: string;
  /** The current one first; then those that receivers may still use during rotation. */
  secrets: readonly string[];
}

export interface ChatTarget extends Common {
  /** `mattermost` is also for Rocket.Chat. */
  kind: 'slack' | 'mattermost' | 'discord' | 'teams';
  /** A secret: anyone who knows it can post. */
  url: string;
}

export interface TelegramTarget extends Common {
  kind: 'telegram';
  token: string;
  /** A number, or `@name` of a public channel. */
  chatId: string;
  /** Base URL of a self-hosted Bot API server. */
  apiUrl?: string;
}

export interface EmailTarget extends Common {
  kind: 'email';
  to: readonly string[];
}

export const SYSLOG_PROTOCOLS = ['udp', 'tcp', 'tls'] as const;

export interface SyslogTarget extends Common {
  kind: 'syslog';
  host: string;
  port: number;
  protocol: (typeof SYSLOG_PROTOCOLS)[number];
  /** 0 to 23; 16 is local0. */
  facility: number;
}

/** One line for logs and lists, without secrets: of a URL, only scheme and host. */
export function describeTarget(target: TargetConfig): string {
  switch (target.kind) {
    case 'telegram':
      return `telegram chat ${target.chatId}`;
    case 'email':
      return `email to ${target.to.slice(0, 3).join(', ')}${target.to.length > 3 ? ', …' : ''}`;
    case 'syslog': {
      const host = target.host.includes(':') ? `[${target.host}]` : target.host;
      return `syslog ${target.protocol}://${host}:${target.port}`;
    }
    default:
      return `${target.kind} ${new URL(target.url).origin}`;
  }
}

/** What an API may show. */
export function redactTarget(target: TargetConfig): Record<string, unknown> {
  switch (target.kind) {
    case 'webhook': {
      const { secrets, url, ...rest } = target;
      return { ...rest, url: originOf(url), secretCount: secrets.length };
    }
    case 'telegram': {
      const { token, apiUrl, ...rest } = target;
      const bot = { botId: token.split(':')[0] };
      return { ...rest, ...bot, ...(apiUrl !== undefined && { apiUrl: originOf(apiUrl) }) };
    }
    case 'email':
    case 'syslog':
      return { ...target };
    default:
      return { ...target, url: originOf(target.url) };
  }
}

function originOf(url: string): string {
  return `${new URL(url).origin}/…`;
}

/** Texts that no error may contain. */
export function secretsOf(target: TargetConfig): string[] {
  switch (target.kind) {
    case 'webhook':
      return [...target.secrets, ...pathsOf(target.url)];
    case 'telegram':
      return [
        target.token,
        encodeURIComponent(target.token),
        ...(target.apiUrl ? pathsOf(target.apiUrl) : []),
      ];
    case 'email':
    case 'syslog':
      return [];
    default:
      return pathsOf(target.url);
  }
}

/** Of short parts of a path, such as `api`, hiding every mention would only make errors unreadable. */
const SECRET_LENGTH_MIN = 8;

function pathsOf(url: string): string[] {
  const { pathname, search, searchParams } = new URL(url);
  const parts = [...pathname.split('/'), ...searchParams.values()];
  const all = [`${pathname}${search}`, pathname, ...parts, ...parts.map(decoded)];
  return all.filter((part) => part.length >= SECRET_LENGTH_MIN);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
