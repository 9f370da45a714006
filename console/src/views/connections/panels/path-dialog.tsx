import { useState } from 'preact/hooks';
import { commonTexts } from '../../../texts/common.ts';
import { connectionsTexts } from '../../../texts/connections.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { showPaths } from '../model/changes.ts';
import type { GraphNode } from '../model/graph-data.ts';
import type { GraphControl } from '../use-graph.ts';
import { NodePicker } from './node-picker.tsx';

const texts = connectionsTexts.pathForm;
const LINKS_DEFAULT = 4;
const LINKS_MAX = 6;

/** Two nodes, of this graph or any others, between which the server looks for the shortest paths. */
export function PathDialog({
  control,
  from: initialFrom,
  to: initialTo,
  onClose,
}: {
  control: GraphControl;
  from: string | undefined;
  to: string | undefined;
  onClose: () => void;
}) {
  const { doc, data, changeAfter } = control;
  const known = [...control.graph.nodes.values()].map(({ node }) => node);
  const [from, setFrom] = useState<GraphNode | undefined>(data.nodes.get(initialFrom ?? ''));
  const [to, setTo] = useState<GraphNode | undefined>(data.nodes.get(initialTo ?? ''));
  const [max, setMax] = useState(LINKS_DEFAULT);
  const [notice, setNotice] = useState<string>();
  const [isSearching, setSearching] = useState(false);
  const search = (event: Event) => {
    event.preventDefault();
    if (from === undefined || to === undefined) return setNotice(texts.unknown);
    if (from.id === to.id) return setNotice(texts.same);
    setSearching(true);
    setNotice(undefined);
    let result: Awaited<ReturnType<Parameters<Parameters<typeof changeAfter>[0]>[0]['paths']>> | undefined;
    changeAfter(
      async (loader) => {
        try {
          result = await loader.paths(from.id, to.id, max);
        } catch (error) {
          setNotice(texts.failed(error instanceof Error ? error.message : ''));
        }
        setSearching(false);
      },
      () => {
        if (result === undefined) return undefined;
        if (result.hits.length === 0) {
          setNotice(result.isComplete ? texts.none(max) : texts.stopped);
          return undefined;
        }
        onClose();
        return showPaths(doc, result.hits);
      },
      connectionsTexts.steps.path,
    );
    return undefined;
  };
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <form class="stack" onSubmit={search}>
        {[
          { label: texts.from, node: from, set: setFrom },
          { label: texts.to, node: to, set: setTo },
        ].map(({ label, node, set }, index) => (
          <div class="field" key={label}>
            <span class="field-label">{label}</span>
            <NodePicker
              label={label}
              placeholder={texts.placeholder}
              nodes={known}
              hasServer
              initial={node?.label ?? ''}
              emptyText={connectionsTexts.findNothing}
              autofocus={index === (initialFrom === undefined ? 0 : 1)}
              onPick={set}
              onText={() => set(undefined)}
            />
          </div>
        ))}
        <Field label={texts.max} hint={texts.hint}>
          {(attributes) => (
            <input
              {...attributes}
              class="input"
              type="number"
              min={1}
              max={LINKS_MAX}
              value={max}
              onInput={(event) =>
                setMax(Math.min(LINKS_MAX, Math.max(1, event.currentTarget.valueAsNumber || 1)))
              }
            />
          )}
        </Field>
        <p role="status" class="text-2 size-12">
          {isSearching ? texts.searching : notice}
        </p>
        <div class="dialog-actions">
          <Button onClick={onClose}>{commonTexts.cancel}</Button>
          <Button type="submit" variant="primary" icon="route" isBusy={isSearching}>
            {texts.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
