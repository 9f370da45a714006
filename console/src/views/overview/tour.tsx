import { useState } from 'preact/hooks';
import type { OverviewHit } from '../../api/types.ts';
import { readNodeId } from '../../entities/node.ts';
import { nodeUrl } from '../../entities/node-url.ts';
import { viewUrl } from '../../route.ts';
import { overviewTexts as texts } from '../../texts/overview.ts';
import { IconButton } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';

type Steps = NonNullable<OverviewHit['tour']>;

/** In this tab only: the next visitor of the demo sees it again. */
const HIDDEN_KEY = 'nightjar-tour-hidden';

/** The demo's story: five steps, each one click. */
export function Tour({ steps }: { steps: Steps }) {
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(HIDDEN_KEY) !== null);
  if (isHidden) return null;
  const hide = () => {
    sessionStorage.setItem(HIDDEN_KEY, 'yes');
    setHidden(true);
  };
  return (
    <Panel
      title={texts.tour}
      meta={texts.tourMeta}
      hasLine
      actions={<IconButton icon="x" label={texts.hideTour} variant="ghost" size="small" onClick={hide} />}
    >
      <ol class="tour-steps">
        {steps.map((step) => (
          <li key={step.step}>
            <a class="tour-step" href={hrefOf(step)}>
              <span class="text-3 size-11">{texts.tourStep(step.step)}</span>
              <b>{step.title}</b>
              {step.text}
            </a>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function hrefOf({ node, query, alert }: Steps[number]): string {
  const read = node === undefined ? undefined : readNodeId(node);
  if (read !== undefined) return nodeUrl(read);
  return alert === undefined ? viewUrl(['search', 'messages'], { q: query }) : viewUrl(['alerts', alert]);
}
