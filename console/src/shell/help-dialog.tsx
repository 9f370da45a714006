import './help.css';
import { setHistoryEnabled, useSearchHistory } from '../api/search-history.ts';
import { usePreferences } from '../state/preferences.tsx';
import { commonTexts } from '../texts/common.ts';
import { helpTexts as texts } from '../texts/help.ts';
import { shellTexts } from '../texts/shell.ts';
import { Kbd } from '../ui/badge.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Switch } from '../ui/field.tsx';
import { Segmented } from '../ui/segmented.tsx';

/** Shortcuts, search syntax and settings. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={shellTexts.help} isWide onClose={onClose}>
      <Settings />
      <section class="help-list" aria-label={texts.shortcuts}>
        <h3>{texts.shortcuts}</h3>
        <div class="help-columns">
          {texts.groups.map(({ title, keys }) => (
            <div key={title}>
              <h4 class="text-3 size-11">{title}</h4>
              <dl>
                {keys.map(([key, action]) => (
                  <div key={key}>
                    <dt>
                      <Keys text={key} />
                    </dt>
                    <dd>{action}</dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </section>
      <SyntaxHelp />
      <p class="text-3 size-12">
        {texts.syntaxNote}{' '}
        <a class="text-link" href="docs">
          {texts.apiReference}
        </a>
      </p>
    </Dialog>
  );
}

function Keys({ text }: { text: string }) {
  return (
    <span class="inline inline-tight">
      {text.split(' ').map((key) => (key === 'then' ? key : <Kbd key={key}>{key}</Kbd>))}
    </span>
  );
}

export function SyntaxHelp() {
  return (
    <section class="help-list is-syntax" aria-label={texts.syntax}>
      <h3>{texts.syntax}</h3>
      <dl>
        {texts.examples.map(([example, meaning]) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Settings() {
  const { density, zone, theme, hasShortcuts, set } = usePreferences();
  const { isEnabled } = useSearchHistory();
  return (
    <section class="stack" aria-label={texts.settings}>
      <div class="inline inline-wrap inline-wide">
        <Segmented
          label={commonTexts.density}
          choices={[
            { value: 'compact', label: commonTexts.densities.compact },
            { value: 'default', label: commonTexts.densities.default },
            { value: 'comfortable', label: commonTexts.densities.comfortable },
          ]}
          value={density}
          onChange={(value) => set('density', value)}
        />
        <Segmented
          label={commonTexts.timeZone}
          choices={[
            { value: 'utc', label: commonTexts.utc },
            { value: 'local', label: commonTexts.localTime },
          ]}
          value={zone}
          onChange={(value) => set('zone', value)}
        />
        <Segmented
          label={commonTexts.theme}
          choices={[
            { value: 'light', label: commonTexts.themes.light },
            { value: 'dark', label: commonTexts.themes.dark },
            { value: 'system', label: commonTexts.themes.system },
          ]}
          value={theme ?? 'system'}
          onChange={(value) => set('theme', value === 'system' ? undefined : value)}
        />
      </div>
      <Switch
        label={texts.shortcutsSwitch}
        isOn={hasShortcuts}
        onChange={(isOn) => set('hasShortcuts', isOn)}
      />
      <div>
        <Switch label={texts.keepSearches} isOn={isEnabled} onChange={setHistoryEnabled} />{' '}
        <span class="text-3 size-11">{texts.keepSearchesHint}</span>
      </div>
    </section>
  );
}
