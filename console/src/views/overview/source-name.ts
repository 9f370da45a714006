import { visible } from '../../text/controls.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';

interface Named {
  kind: string;
  name: string;
}

/** Platforms and networks have known names; a collector is called as its key. */
export function sourceName({ kind, name }: Named): string {
  return kind === 'collector' ? visible(name) : (texts.sourceNames[name] ?? name);
}

const ICONS = { telegram: 'send', discord: 'messages-square', jabber: 'message-square' } as const;

export function sourceIcon({ kind, name }: Named) {
  if (kind === 'platform')
    return { icon: ICONS[name as keyof typeof ICONS] ?? 'message-square', className: `kind-${name}` };
  if (kind === 'network') return { icon: 'globe-lock', className: 'kind-web' } as const;
  if (kind === 'ransomware') return { icon: 'skull', className: 'kind-ransomware' } as const;
  return { icon: 'rss', className: 'kind-feed' } as const;
}
