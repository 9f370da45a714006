import { Dialog } from './dialog.tsx';
import { HistorySwitch } from './history-switch.tsx';

const KEYS: [keys: string, does: string][] = [
  ['/', 'to the search box'],
  ['j  k', 'next, previous hit or row'],
  ['Enter', 'opens the hit in its conversation'],
  ['←  →', 'previous, next bar of a chart; Enter selects it'],
  ['t', 'dark or light'],
  ['?', 'this help'],
  ['Esc', 'closes this'],
];

export const SYNTAX: [example: string, means: string][] = [
  ['stealer logs', 'both words, anywhere'],
  ['"stealer logs"', 'side by side'],
  ['wallet OR address', 'one of them'],
  ['access -rdp', 'without that word'],
  ['(vpn OR rdp) access', 'parentheses group'],
  ['ransom*', 'words that begin so'],
  ['user:alice', 'by this person: name or id'],
  ['channel:leaks', 'in channels of this title or id'],
  ['server:harbour', 'on servers of this title or id'],
  ['lang:ru', 'in this language'],
  ['media:photo', 'with this kind of attachment'],
  ['email:a@b.example', 'shows this address'],
  ['wallet:bc1q…', 'shows this wallet'],
];

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Help" onClose={onClose}>
      <h3>Keyboard</h3>
      <dl class="help">
        {KEYS.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <h3>Search</h3>
      <SyntaxHelp />
      <p class="hint">
        Letter case, accents and defanging never matter. <a href="docs">All endpoints</a>
      </p>
      <HistorySwitch />
    </Dialog>
  );
}

export function SyntaxHelp() {
  return (
    <dl class="help">
      {SYNTAX.map(([example, means]) => (
        <div key={example}>
          <dt>
            <code>{example}</code>
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
