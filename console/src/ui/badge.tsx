import type { ComponentChildren } from 'preact';
import { visible } from '../text/controls.ts';
import { countryName } from '../text/country-name.ts';
import { commonTexts } from '../texts/common.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';
import { NameText } from './name-text.tsx';

export type Tone = 'neutral' | 'good' | 'warning' | 'bad' | 'info' | 'new' | 'outline';

/** Never clickable. */
export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: Tone;
  icon?: IconName | undefined;
  children: ComponentChildren;
}) {
  return (
    <span class={tone === 'neutral' ? 'badge' : `badge is-${tone}`}>
      {icon !== undefined && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

/** Always followed by words. */
export function StatusDot({ tone }: { tone: 'good' | 'warning' | 'bad' | 'accent' | 'off' }) {
  return <span class={`dot is-${tone}`} aria-hidden="true" />;
}

export function Kbd({ children }: { children: ComponentChildren }) {
  return <kbd class="kbd">{children}</kbd>;
}

export type SeverityLevel = 'critical' | 'high' | 'medium' | 'low' | 'info';

/** Shape and colour, so that neither is needed to tell them apart. */
export function Severity({ level }: { level: SeverityLevel }) {
  return (
    <svg
      class={`severity severity-${level}`}
      viewBox="0 0 12 12"
      role="img"
      aria-label={commonTexts.severities[level]}
    >
      {level === 'critical' && <path d="M6 .8 11.6 11H.4Z" />}
      {level === 'high' && <path d="M6 .5 11.5 6 6 11.5.5 6Z" />}
      {level === 'medium' && <rect x="1.5" y="1.5" width="9" height="9" rx="1.5" />}
      {level === 'low' && <circle cx="6" cy="6" r="4.5" />}
      {level === 'info' && <path d="M1 4.5h10v3H1Z" />}
    </svg>
  );
}

/** A two-letter country code with the country's name. Sources may write anything instead. */
export function Country({ code }: { code: string }) {
  if (!/^[a-z]{2}$/i.test(code)) return <CollectedName text={code} />;
  return (
    <abbr class="country" title={countryName(code)}>
      {code}
    </abbr>
  );
}

function CollectedName({ text }: { text: string }) {
  return (
    <bdi class="truncate">
      <NameText text={text} />
    </bdi>
  );
}

export { countryName };

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export function languageName(code: string): string {
  try {
    return languageNames.of(code) ?? visible(code);
  } catch {
    return visible(code);
  }
}

export function LanguageTag({ code }: { code: string }) {
  return (
    <abbr class="language-tag" title={languageName(code)}>
      {visible(code)}
    </abbr>
  );
}
