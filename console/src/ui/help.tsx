import { Dialog } from './dialog.tsx';
import { HistorySwitch } from './history-switch.tsx';

const SHORTCUTS: [keys: string, action: string][] = [
  ['/', 'Focus the search box'],
  ['j  k', 'Next or previous result'],
  ['Enter', 'Open the selected result'],
  ['←  →', 'Move along a chart; Enter selects the bar'],
  ['t', 'Switch between light and dark theme'],
  ['?', 'Show this help'],
  ['Esc', 'Close a dialog'],
];

const SYNTAX: [example: string, meaning: string][] = [
  ['stealer logs', 'Both words, anywhere'],
  ['"stealer logs"', 'Exact phrase'],
  ['wallet OR address', 'Either word'],
  ['access -rdp', 'Exclude a word'],
  ['(vpn OR rdp) access', 'Group terms'],
  ['ransom*', 'Words that start with a prefix'],
  ['user:alice', 'Written by a user (name or id)'],
  ['channel:leaks', 'In a channel (title or id)'],
  ['server:harbour', 'On a server (title or id)'],
  ['lang:ru', 'In a language'],
  ['media:photo', 'With a type of attachment'],
  ['email:a@b.example', 'Contains an e-mail address'],
  ['wallet:bc1q…', 'Contains a wallet address'],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Help" onClose={onClose}>
      <h3>Keyboard shortcuts</h3>
      <dl class="help">
        {SHORTCUTS.map(([keys, action]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
      <h3>Search syntax</h3>
      <SyntaxHelp />
      <p class="hint">
        Search ignores case, accents and defanging. All times are UTC. <a href="docs">API reference</a>
      </p>
      <HistorySwitch />
    </Dialog>
  );
}

export function SyntaxHelp() {
  return (
    <dl class="help">
      {SYNTAX.map(([example, meaning]) => (
        <div key={example}>
          <dt>
            <code>{example}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
