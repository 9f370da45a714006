import { refang } from '../../../../../src/text/refang.ts';
import type { Alert, AlertKind } from '../../../api/alert-types.ts';
import type { Route } from '../../../route.ts';

export const ALERT_KINDS: readonly AlertKind[] = ['message', 'profile', 'channel', 'page', 'ransomware'];

/** A saved search while it is edited. */
export interface Draft {
  mode: 'query' | 'watchlist';
  name: string;
  q: string;
  platform: string;
  hasForms: boolean;
  /** Conditions beside the query, as the command line and "Watch" set them. */
  others: Readonly<Record<string, string>>;
  about: AlertKind;
  /** Kinds that a watchlist looks at. */
  kinds: readonly AlertKind[];
  /** One per line; empty to keep those of a saved watchlist that is too long to be shown. */
  values: string;
  severity: Alert['severity'];
  tags: string;
  isEnabled: boolean;
  targets: readonly string[];
  schedule: Alert['schedule'];
  cap: string;
  /** In seconds; undefined for any age. */
  maxAge: number | undefined;
}

const WEEK_SECONDS = 7 * 86_400;

export function newDraft({ parameters }: Route): Draft {
  const text = (name: string) => parameters.get(name) ?? '';
  const about = ALERT_KINDS.find((kind) => kind === text('about')) ?? 'message';
  return {
    mode: text('mode') === 'list' || text('values') !== '' ? 'watchlist' : 'query',
    name: '',
    q: text('q'),
    platform: text('platform'),
    hasForms: text('forms') === '1',
    others: {},
    about,
    kinds: ALERT_KINDS,
    values: text('values'),
    severity: 'medium',
    tags: '',
    isEnabled: true,
    targets: [],
    schedule: 'immediately',
    cap: '60',
    maxAge: WEEK_SECONDS,
  };
}

export function draftOf(alert: Alert): Draft {
  const { q = '', platform = '', forms = false, ...others } = alert.parameters ?? {};
  return {
    mode: alert.parameters === undefined ? 'watchlist' : 'query',
    name: alert.name,
    q: String(q),
    platform: String(platform),
    hasForms: forms === true,
    others: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
    about: alert.about[0] ?? 'message',
    kinds: alert.about,
    values: alert.values?.join('\n') ?? '',
    severity: alert.severity,
    tags: alert.tags.join(', '),
    isEnabled: alert.enabled,
    targets: alert.targets,
    schedule: alert.schedule,
    cap: String(alert.cap),
    maxAge: alert.maxAgeSeconds,
  };
}

export function valueLines(values: string): string[] {
  return values
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

const DOMAIN = /^(?:domain:)?((?:[\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+)$/iu;

/** The domain, if the list has nothing else: a query would also find its subdomains and addresses. */
export function soleDomain(values: string): string | undefined {
  const [first = '', ...others] = valueLines(values);
  return others.length === 0 ? DOMAIN.exec(refang(first))?.[1] : undefined;
}

/** Whether the values of a saved list stay on the server, because the editor was not given them. */
export function hasHiddenValues(alert: Alert | undefined): boolean {
  return alert?.valueCount !== undefined && alert.values === undefined;
}

const hasPlatform = (about: AlertKind) => about === 'message' || about === 'profile' || about === 'channel';

/** The parameters of the search; empty without any condition. */
export function searchParameters(draft: Draft): Record<string, string | boolean> {
  const { q, platform, about, hasForms, others } = draft;
  return {
    ...others,
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(platform !== '' && hasPlatform(about) && { platform }),
    ...(hasForms && q.trim() !== '' && { forms: true }),
  };
}

/** The condition as the API takes it; undefined if it says nothing. */
export function conditionOf(draft: Draft): Record<string, unknown> | undefined {
  if (draft.mode === 'watchlist') {
    const values = valueLines(draft.values);
    return values.length === 0 ? undefined : { values, about: draft.kinds };
  }
  const parameters = searchParameters(draft);
  return Object.keys(parameters).length === 0 ? undefined : { ...parameters, about: draft.about };
}

const CONDITION_FIELDS = ['mode', 'q', 'platform', 'hasForms', 'others', 'about', 'kinds', 'values'] as const;

/** What is sent to save it. Of a saved search only what changed: others may have changed the rest meanwhile. */
export function bodyOf(draft: Draft, saved: Draft | undefined): Record<string, unknown> {
  const isChanged = (...fields: readonly (keyof Draft)[]) =>
    saved === undefined ||
    fields.some((field) => JSON.stringify(draft[field]) !== JSON.stringify(saved[field]));
  const { maxAge } = draft;
  return {
    ...(isChanged('name') && { name: draft.name.trim() }),
    ...(isChanged(...CONDITION_FIELDS) && conditionOf(draft)),
    ...(isChanged('severity') && { severity: draft.severity }),
    ...(isChanged('tags') && { tags: draft.tags.split(',').flatMap((tag) => tag.trim() || []) }),
    ...(isChanged('isEnabled') && { enabled: draft.isEnabled }),
    ...(isChanged('targets') && { targets: draft.targets }),
    ...(isChanged('schedule') && { schedule: draft.schedule }),
    ...(isChanged('cap') && { cap: Number(draft.cap) }),
    ...(isChanged('maxAge') && {
      max_age: maxAge === undefined ? null : `${Math.max(1, Math.round(maxAge / 3600))}h`,
    }),
  };
}
