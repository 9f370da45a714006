import { ransomwareTexts as texts } from '../../texts/ransomware.ts';
import { countryName } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { InlineText } from '../../ui/text.tsx';
import { useTimeFormat } from '../../ui/time.tsx';
import type { RansomwareState } from './ransomware-state.ts';

/** What the page is limited to; each chip takes its limit back. */
export function FilterChips({
  state,
  onOpen,
}: {
  state: RansomwareState;
  onOpen: (changes: Partial<RansomwareState>) => void;
}) {
  const format = useTimeFormat();
  const { group, country, sector, from, to } = state;
  const chips: { name: string; value: string; changes: Partial<RansomwareState> }[] = [];
  if (group !== undefined)
    chips.push({ name: texts.filterNames.group, value: group, changes: { group: undefined } });
  if (country !== undefined)
    chips.push({
      name: texts.filterNames.country,
      value: country === 'unknown' ? texts.unknown : countryName(country),
      changes: { country: undefined },
    });
  if (sector !== undefined)
    chips.push({ name: texts.filterNames.sector, value: sector, changes: { sector: undefined } });
  if (from !== undefined)
    chips.push({
      name: texts.filterNames.dates,
      value: to === undefined || to === from ? format.day(from) : `${format.day(from)} – ${format.day(to)}`,
      changes: { from: undefined, to: undefined },
    });
  if (chips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in all browsers
    <div class="filter-chips" role="group" aria-label={texts.filters}>
      {chips.map(({ name, value, changes }) => (
        <Button
          key={name}
          icon="x"
          size="small"
          label={texts.removeFilter(`${name} ${value}`)}
          onClick={() => onOpen(changes)}
        >
          <span class="text-3">{name}</span> <InlineText text={value} />
        </Button>
      ))}
    </div>
  );
}
