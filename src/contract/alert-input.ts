import Type from 'typebox';
import { PLATFORMS } from '../records/platform.ts';
import { ALERT_KINDS, MATCH_STATES, SCHEDULES, SEVERITIES } from '../storage/port/alerts.ts';
import { oneOf, SearchText } from './parameters.ts';

const VALUES_MAX = 100_000;
const text = (description: string, maxLength = 256) => Type.String({ minLength: 1, maxLength, description });

const settings = {
  tags: Type.Optional(Type.Array(text('Tag', 64), { maxItems: 20, description: 'Tags' })),
  severity: Type.Optional(oneOf(SEVERITIES, 'Severity', { default: 'medium' })),
  enabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether records are matched' })),
  targets: Type.Optional(
    Type.Array(text('Id of a target', 64), { maxItems: 20, description: 'Ids of the targets to tell' }),
  ),
  schedule: Type.Optional(
    oneOf(SCHEDULES, 'When matches are sent: each at once, or all of an hour or a day (UTC) together', {
      default: 'immediately',
    }),
  ),
  cap: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 1000,
      default: 60,
      description:
        'Notifications per hour that tell one match each; one summary at the end of the hour counts the others. Of a digest: matches that it lists',
    }),
  ),
  max_age: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 16,
      default: '7d',
      description:
        'Records older than this when they arrive do not match: a duration such as `12h`, `7d` or `4w`, or null for records of any age',
    }),
  ),
};

const condition = {
  about: Type.Optional(
    Type.Unsafe<(typeof ALERT_KINDS)[number] | (typeof ALERT_KINDS)[number][]>({
      anyOf: [
        { type: 'string', enum: [...ALERT_KINDS] },
        { type: 'array', minItems: 1, items: { type: 'string', enum: [...ALERT_KINDS] } },
      ],
      description: `Kind of record: ${ALERT_KINDS.map((kind) => `\`${kind}\``).join(', ')}; by default \`message\`. A watchlist can have several; by default all`,
    }),
  ),
  q: Type.Optional(SearchText),
  forms: Type.Optional(Type.Boolean({ description: 'Whether every word of `q` stands for all its forms' })),
  platform: Type.Optional(oneOf(PLATFORMS, 'Platform of messages, profiles and channels')),
  channelId: Type.Optional(text('Channel id of messages and channels')),
  topic: Type.Optional(text('Topic of messages and channels: id or title')),
  username: Type.Optional(text('Username of messages and profiles')),
  network: Type.Optional(text('Network of pages', 32)),
  language: Type.Optional(text('Language of pages and ransomware posts', 32)),
  include_tag: Type.Optional(text('Tags that pages must have, comma-separated', 1024)),
  exclude_tag: Type.Optional(text('Tags that pages must not have, comma-separated', 1024)),
  group: Type.Optional(text('Group of ransomware posts')),
  country: Type.Optional(text('Country of ransomware posts')),
  sector: Type.Optional(text('Sector of ransomware posts')),
  values: Type.Optional(
    Type.Array(Type.String({ maxLength: 2048 }), {
      minItems: 1,
      maxItems: VALUES_MAX,
      description:
        'Values of a watchlist, instead of a query: domains, e-mail addresses, wallets and all other indicators, in any spelling, or as `kind:value`',
    }),
  ),
};

export const SearchCreation = Type.Object({
  name: text('Name', 200),
  ...condition,
  ...settings,
  dry_run: Type.Optional(
    Type.Boolean({ default: false, description: 'Save nothing, only show how often it would have matched' }),
  ),
});

export const SearchChange = Type.Object({
  name: Type.Optional(text('Name', 200)),
  ...condition,
  ...settings,
});

export const RetroRequest = Type.Object({
  days: Type.Integer({
    minimum: 1,
    maximum: 3650,
    description: 'Number of days before now',
    examples: [30],
  }),
});

const matchChange = {
  state: Type.Optional(oneOf(MATCH_STATES, 'New state')),
  read: Type.Optional(Type.Boolean({ description: 'Whether it counts as read' })),
  note: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      maxLength: 4000,
      description: 'Note; null removes it',
    }),
  ),
};

export const MatchChangeBody = Type.Object(matchChange);

export const MatchesChange = Type.Object({
  ids: Type.Array(text('Id of a match', 64), {
    minItems: 1,
    maxItems: 1000,
    description: 'Ids of the matches',
  }),
  ...matchChange,
});

const targetSettings = {
  enabled: Type.Optional(Type.Boolean({ default: true, description: 'Whether anything is sent to it' })),
  url: Type.Optional(text('URL of a webhook, Slack, Mattermost, Discord or Teams target', 2048)),
  secrets: Type.Optional(
    Type.Array(text('Secret', 200), {
      maxItems: 3,
      description: 'Secrets of a webhook (`whsec_…`), the current one first; by default a new one',
    }),
  ),
  token: Type.Optional(text('Token of a Telegram bot', 200)),
  chatId: Type.Optional(text('Chat of a Telegram bot: a number or @name', 64)),
  apiUrl: Type.Optional(text('URL of your own Bot API server', 2048)),
  to: Type.Optional(
    Type.Array(text('E-mail address'), { maxItems: 50, description: 'Recipients of e-mail' }),
  ),
  host: Type.Optional(text('Host of a syslog server')),
  port: Type.Optional(Type.Integer({ minimum: 1, maximum: 65_535, description: 'Port of a syslog server' })),
  protocol: Type.Optional(
    oneOf(['udp', 'tcp', 'tls'] as const, 'Protocol of a syslog server', { default: 'tls' }),
  ),
  facility: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 23, description: 'Facility of syslog; by default 16' }),
  ),
  full: Type.Optional(
    Type.Boolean({
      default: false,
      description: 'Send texts, authors and indicators, not only ids and a short snippet',
    }),
  ),
};

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

export const TargetCreation = Type.Object({
  name: text('Name', 200),
  kind: oneOf(TARGET_KINDS, 'Kind of target'),
  ...targetSettings,
});

export const TargetChange = Type.Object({ name: Type.Optional(text('Name', 200)), ...targetSettings });

export const SecretRotation = Type.Object({
  keep_old: Type.Optional(
    Type.Boolean({
      default: true,
      description:
        'Also sign with the secret before, until the next rotation, so that receivers can change over',
    }),
  ),
});

export const ReplayRequest = Type.Object({
  ids: Type.Optional(
    Type.Array(text('Id of a delivery', 64), {
      minItems: 1,
      maxItems: 1000,
      description: 'Deliveries to send again',
    }),
  ),
  target: Type.Optional(text('Send the deliveries of this target again', 64)),
  status: Type.Optional(
    oneOf(['failed', 'delivered', 'cancelled'] as const, 'Only those with this status', {
      default: 'failed',
    }),
  ),
  gte: Type.Optional(
    Type.String({ format: 'instant', description: 'Only those created at or after this date' }),
  ),
  lte: Type.Optional(
    Type.String({ format: 'instant', description: 'Only those created at or before this date' }),
  ),
});
