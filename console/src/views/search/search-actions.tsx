import type { ApiRequest } from '../../api/client.ts';
import { viewUrl } from '../../route.ts';
import { commonTexts } from '../../texts/common.ts';
import { searchTexts as texts } from '../../texts/search.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { copyItems } from '../../ui/copy.tsx';
import { MenuButton } from '../../ui/menu.tsx';
import type { Kind } from './kinds.ts';
import type { SearchState } from './search-state.ts';

/** Kinds of records that alerts can be about. */
export const ALERT_KIND: Partial<Record<Kind, string>> = {
  messages: 'message',
  people: 'profile',
  channels: 'channel',
  pages: 'page',
  victims: 'ransomware',
};

/** What can be done with the whole search. */
export function SearchActions({
  state,
  request,
  onSave,
  onExport,
}: {
  state: SearchState;
  request: ApiRequest | undefined;
  onSave: () => void;
  onExport: () => void;
}) {
  const { kind, q, platform, hasForms } = state;
  const about = ALERT_KIND[kind];
  const alertHref = viewUrl(['alerts', 'new'], { about, q, platform, forms: hasForms ? '1' : undefined });
  const canSave = q !== '' && about !== undefined;
  return (
    <div class="search-actions">
      {canSave && (
        <span class="wide-action">
          <Button icon="bookmark" onClick={onSave}>
            {texts.saveSearch}
          </Button>
        </span>
      )}
      {canSave && (
        <span class="wide-action">
          <ButtonLink icon="bell-plus" href={alertHref}>
            {texts.createAlert}
          </ButtonLink>
        </span>
      )}
      {request !== undefined && (
        <span class="wide-action">
          <Button icon="download" onClick={onExport}>
            {texts.export}
          </Button>
        </span>
      )}
      {request !== undefined && (
        <MenuButton
          label={commonTexts.moreActions}
          items={[
            ...(canSave
              ? [
                  { label: texts.saveSearch, icon: 'bookmark' as const, onSelect: onSave },
                  { label: texts.createAlert, icon: 'bell-plus' as const, href: alertHref },
                ]
              : []),
            { label: texts.export, icon: 'download' as const, onSelect: onExport },
            ...copyItems(request),
          ]}
        />
      )}
    </div>
  );
}
