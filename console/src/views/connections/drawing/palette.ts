import { GROUP_LOOKS, KIND_GROUPS, type KindGroup } from '../model/kind-groups.ts';

/** The colours and fonts of the theme, for drawings that CSS does not reach. */
export interface Palette {
  background: string;
  surface: string;
  overlay: string;
  line: string;
  text: string;
  mutedText: string;
  accent: string;
  badge: string;
  groups: Record<KindGroup, string>;
  fontUi: string;
  fontMono: string;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    background: token('--bg'),
    surface: token('--surface'),
    overlay: token('--overlay'),
    line: token('--line-3'),
    text: token('--text'),
    mutedText: token('--text-2'),
    accent: token('--accent'),
    badge: token('--active'),
    groups: Object.fromEntries(
      KIND_GROUPS.map((group) => [group, token(GROUP_LOOKS[group].token)]),
    ) as Record<KindGroup, string>,
    fontUi: token('--font-ui'),
    fontMono: token('--font-mono'),
  };
}
