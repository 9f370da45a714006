import { editorTexts as texts } from '../../../texts/alert-editor.ts';
import { NameText } from '../../../ui/name-text.tsx';
import type { Draft } from './draft.ts';

/** The notification that a match causes, with invented content. */
export function PayloadSample({ draft }: { draft: Draft }) {
  const payload = {
    type: 'alert.matched',
    timestamp: '2026-11-14T22:38:02Z',
    data: {
      search: { name: draft.name.trim(), severity: draft.severity },
      total: 1,
      matches: [
        {
          record: {
            kind: draft.mode === 'query' ? draft.about : 'message',
            key: 'telegram:-1001901053227_20771431',
          },
          place: 'Fallow Forum',
          snippet: 'Selling access to hxxps://portal[.]example',
        },
      ],
    },
  };
  return (
    <details class="payload-sample">
      <summary>{texts.payload}</summary>
      <pre class="post-text">
        <NameText text={JSON.stringify(payload, null, 2)} context="text" />
      </pre>
    </details>
  );
}
