import { isIndicatorKind, styleOfIndicator } from '../../entities/kinds.ts';
import { recognizeIndicator } from '../../entities/recognize.ts';
import { viewUrl } from '../../route.ts';
import { paletteTexts as texts } from '../../texts/palette.ts';
import type { IconName } from '../../ui/icon-names.ts';
import type { Command } from './commands.ts';
import type { MatchGroup } from './use-server-matches.ts';

export interface Suggestion {
  id: string;
  group: string;
  icon: IconName;
  /** Class that colours the icon by kind. */
  kind?: string;
  label: string;
  /** Collected text: shown with its invisible characters named. */
  isCollected?: boolean;
  note?: string | undefined;
  href?: string | undefined;
  run?: (() => void) | undefined;
}

const COMMANDS_SHOWN = 6;
const RECENT_SHOWN = 5;

interface Sources {
  text: string;
  groups: readonly MatchGroup[];
  saved: readonly { id: string; name: string }[];
  recent: readonly string[];
  commands: readonly Command[];
}

/** What the palette offers for a text: records first, then searches, then commands. */
export function suggestionsFor({ text, groups, saved, recent, commands }: Sources): Suggestion[] {
  const query = text.trim();
  const pasted = pastedIndicator(query);
  const has = (label: string) => label.toLowerCase().includes(query.toLowerCase());
  return [
    ...pasted,
    ...(query === '' ? [] : [...groups.flatMap(indicatorsOf), ...groups.flatMap(recordsOf)]).filter(
      ({ href }) => href !== pasted[0]?.href,
    ),
    ...(query === ''
      ? []
      : [
          {
            id: 'search',
            group: texts.jumpTo,
            icon: 'text-search' as const,
            label: texts.searchFor(query),
            isCollected: true,
            href: viewUrl(['search', 'messages'], { q: query }),
          },
        ]),
    ...saved
      .filter(({ name }) => has(name))
      .slice(0, RECENT_SHOWN)
      .map(savedSuggestion),
    ...recent.filter(has).slice(0, RECENT_SHOWN).map(recentSuggestion),
    ...commands
      .filter(({ label }) => has(label))
      .slice(0, query === '' ? undefined : COMMANDS_SHOWN)
      .map((command) => ({
        id: `command ${command.label}`,
        group: texts.commands,
        icon: command.icon,
        label: command.label,
        note: command.keys,
        href: command.href,
        run: command.run,
      })),
  ];
}

/** Known without the server, so that pasting and Enter opens it. */
function pastedIndicator(query: string): Suggestion[] {
  const found = recognizeIndicator(query);
  if (found === undefined) return [];
  const { style, label, href } = found;
  return [
    {
      id: href,
      group: texts.indicators,
      icon: style.icon,
      kind: style.colour.replace('kind-', ''),
      label: texts.open(style.label),
      note: label,
      href,
    },
  ];
}

function savedSuggestion({ id, name }: { id: string; name: string }): Suggestion {
  return {
    id: `saved ${id}`,
    group: texts.saved,
    icon: 'bookmark',
    label: name,
    isCollected: true,
    href: viewUrl(['alerts', id]),
  };
}

function recentSuggestion(q: string): Suggestion {
  return {
    id: `recent ${q}`,
    group: texts.recent,
    icon: 'clock',
    label: q,
    isCollected: true,
    href: viewUrl(['search', 'messages'], { q }),
  };
}

function indicatorsOf({ kind, hits }: MatchGroup): Suggestion[] {
  if (kind !== 'indicators') return [];
  return hits.map((hit: { kind: string; canonical: string; count: number }) => {
    const style = isIndicatorKind(hit.kind) ? styleOfIndicator(hit.kind) : undefined;
    return {
      id: `indicator ${hit.kind} ${hit.canonical}`,
      group: texts.indicators,
      icon: style?.icon ?? 'fingerprint-pattern',
      kind: style?.colour.replace('kind-', '') ?? 'hash',
      label: hit.canonical,
      isCollected: true,
      note: texts.indicator(style?.label ?? hit.kind, texts.seen(hit.count)),
      href: viewUrl(['indicator', hit.kind, hit.canonical]),
    };
  });
}

// biome-ignore lint/suspicious/noExplicitAny: each kind has its own shape
type Hit = any;

interface RecordKind {
  icon: IconName;
  kind: string;
  label: (hit: Hit) => string;
  href: (hit: Hit) => string;
}

const latest = (values: string[] | undefined, fallback: string) => values?.at(-1) ?? fallback;

const RECORDS: Record<string, RecordKind> = {
  profiles: {
    icon: 'user-round',
    kind: 'person',
    label: (hit) => latest(hit.usernames, latest(hit.firstName, hit.userId)),
    href: (hit) => viewUrl(['person', hit.platform, hit.userId]),
  },
  channels: {
    icon: 'megaphone',
    kind: 'channel',
    label: (hit) => latest(hit.channelTitles, hit.channelId),
    href: (hit) => viewUrl(['channel', hit.platform, hit.channelId]),
  },
  documents: {
    icon: 'file-text',
    kind: 'page',
    label: (hit) => hit.page.pageTitle ?? hit.page.url.raw ?? hit.page.id,
    href: (hit) => viewUrl(['page', hit.page.id]),
  },
  victims: {
    icon: 'building',
    kind: 'victim',
    label: (hit) => hit.companyName ?? hit.page.pageTitle ?? hit.page.id,
    href: (hit) => viewUrl(['victim', hit.page.id]),
  },
  groups: {
    icon: 'skull',
    kind: 'group',
    label: (hit) => hit.name,
    href: (hit) => viewUrl(['group', hit.name]),
  },
};

function recordsOf({ kind, hits }: MatchGroup): Suggestion[] {
  const record = RECORDS[kind];
  if (record === undefined) return [];
  return hits.map((hit) => ({
    id: record.href(hit),
    group: texts.jumpTo,
    icon: record.icon,
    kind: record.kind,
    label: String(record.label(hit)),
    isCollected: true,
    note: texts.kinds[kind],
    href: record.href(hit),
  }));
}
