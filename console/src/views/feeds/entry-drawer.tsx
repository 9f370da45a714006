import type { RansomwareEntry } from '../../api/types.ts';
import { readNodeId } from '../../entities/node.ts';
import { nodeUrl } from '../../entities/node-url.ts';
import { viewUrl } from '../../route.ts';
import { useShortcuts } from '../../state/shortcuts.ts';
import { commonTexts } from '../../texts/common.ts';
import { feedsTexts as texts } from '../../texts/feeds.ts';
import { ButtonLink, IconButton } from '../../ui/button.tsx';
import { Id } from '../../ui/copy.tsx';
import { Pane } from '../../ui/pane.tsx';
import { MessageText } from '../../ui/text.tsx';
import { Time } from '../../ui/time.tsx';
import { entryKey, FEED_COLUMNS, type FeedEntry, sourceNode } from './feed-columns.tsx';
import type { FeedName } from './feed-state.ts';

/** Everything about one entry, beside the table. */
export function EntryDrawer({
  feed,
  entry,
  position,
  total,
  onMove,
  onClose,
}: {
  feed: FeedName;
  entry: FeedEntry;
  position: number;
  total: number;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}) {
  const next = () => position < total && onMove(1);
  const previous = () => position > 1 && onMove(-1);
  useShortcuts({ j: next, k: previous, ArrowDown: next, ArrowUp: previous, Escape: onClose });
  const text = feed === 'ransomware' ? (entry as RansomwareEntry).text : undefined;
  const fields = FEED_COLUMNS[feed].filter(({ name }) => !['detectionDate', 'text', 'id'].includes(name));
  return (
    <Pane name="drawer" label={texts.entry} width={468} minWidth={400}>
      <div class="drawer-header">
        <h2>{texts.entry}</h2>
        {position > 0 && <span class="text-3 size-12">{texts.of(position, total)}</span>}
        <span class="grow" />
        <IconButton
          icon="chevron-up"
          label={commonTexts.previous}
          variant="ghost"
          size="small"
          disabled={position <= 1}
          onClick={previous}
        />
        <IconButton
          icon="chevron-down"
          label={commonTexts.next}
          variant="ghost"
          size="small"
          disabled={position >= total}
          onClick={next}
        />
        <IconButton icon="x" label={commonTexts.close} variant="ghost" size="small" onClick={onClose} />
      </div>
      <div class="drawer-body">
        <div class="section">
          <dl class="key-values">
            <dt>{texts.fields.detectionDate}</dt>
            <dd>
              <Time at={entry.detectionDate} style="full" />
            </dd>
            {fields.map(
              ({ name, label, text: textOf, render }) =>
                textOf(entry) !== '' && [
                  <dt key={`${name} label`}>{label}</dt>,
                  <dd key={name}>{render(entry)}</dd>,
                ],
            )}
            <dt>{texts.entry}</dt>
            <dd>
              <Id value={entryKey(entry)} />
            </dd>
          </dl>
        </div>
        {feed === 'ransomware' && (
          <div class="section">
            <h3>
              {texts.postText} <span class="grow" /> <span class="text-3">{texts.plainText}</span>
            </h3>
            <div class="post-text">{text === undefined ? texts.noText : <MessageText text={text} />}</div>
          </div>
        )}
      </div>
      <Actions feed={feed} entry={entry} />
    </Pane>
  );
}

function Actions({ feed, entry }: { feed: FeedName; entry: FeedEntry }) {
  const source = sourceNode(entry);
  const node = source === undefined ? undefined : readNodeId(source);
  if (feed === 'ransomware')
    return (
      <div class="drawer-foot">
        <ButtonLink variant="primary" icon="building" href={viewUrl(['victim', entryKey(entry)])}>
          {texts.openVictim}
        </ButtonLink>
      </div>
    );
  if (node === undefined) return null;
  return (
    <div class="drawer-foot">
      <ButtonLink variant="primary" icon="user-round" href={nodeUrl(node)}>
        {texts.openPerson}
      </ButtonLink>
    </div>
  );
}
