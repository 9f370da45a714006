import type { DocumentChanges } from '../../../api/types.ts';
import { useQuery } from '../../../api/use-query.ts';
import { pageTexts as texts } from '../../../texts/entity-pages.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { QueryView, State } from '../../../ui/states.tsx';
import { InlineText } from '../../../ui/text.tsx';
import { useTimeFormat } from '../../../ui/time.tsx';

/** More would make the page slow; a change of a long page may have 10,000. */
const CHANGES_MAX = 200;
const LINES_MAX = 200;
const LINE_LENGTH_MAX = 2000;

/** Lines that a version added and removed, compared with the one before. */
export function PageChanges({ id, at }: { id: string; at: string }) {
  const format = useTimeFormat();
  const query = useQuery<DocumentChanges>({
    path: `/document/${encodeURIComponent(id)}/changes`,
    parameters: { to: at },
  });
  const hit = query.data?.hits[0];
  return (
    <Panel
      title={texts.changes}
      {...(hit && {
        meta: texts.changesBetween(format.short(hit.from.firstSeen), format.short(hit.to.firstSeen)),
      })}
      hasLine
      actions={
        hit && (
          <>
            <Badge tone="good">{texts.added(hit.linesAdded)}</Badge>
            <Badge tone="bad">{texts.removed(hit.linesRemoved)}</Badge>
          </>
        )
      }
    >
      <QueryView query={query} rows={8}>
        {([found]) => found && <Changes hit={found} />}
      </QueryView>
    </Panel>
  );
}

function Changes({ hit: { changes, isComplete } }: { hit: DocumentChanges }) {
  if (changes.length === 0) return <State icon="check" title={texts.noChanges} />;
  return (
    <div class="changes">
      {changes.slice(0, CHANGES_MAX).map(({ oldLine, newLine, removed, added }) => (
        <section key={`${oldLine} ${newLine}`} aria-label={texts.line(newLine)}>
          <p class="text-3 size-11">{texts.line(newLine)}</p>
          <Lines lines={removed} kind="removed" />
          <Lines lines={added} kind="added" />
        </section>
      ))}
      {changes.length > CHANGES_MAX && (
        <p class="text-3">{texts.shownChanges(CHANGES_MAX, changes.length)}</p>
      )}
      {!isComplete && <p class="text-3">{texts.incomplete}</p>}
    </div>
  );
}

function Lines({ lines, kind }: { lines: readonly string[]; kind: 'added' | 'removed' }) {
  return (
    <>
      {lines.slice(0, LINES_MAX).map((line, index) => (
        <p key={index} class={`change-line is-${kind}`} dir="auto">
          <span class="visually-hidden">{kind === 'added' ? texts.addedLine : texts.removedLine}</span>
          <InlineText text={line.slice(0, LINE_LENGTH_MAX)} />
        </p>
      ))}
    </>
  );
}
