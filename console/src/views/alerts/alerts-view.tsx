import './alerts.css';
import type { Route } from '../../route.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { alertTexts as texts } from '../../texts/alerts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EditorView } from './editor/editor-view.tsx';
import { InboxView } from './inbox/inbox-view.tsx';
import { TargetsView } from './targets/targets-view.tsx';

/** `#/alerts/<id>?state=new&match=…`, `#/alerts/new?q=…`, `#/alerts/<id>/edit` and `#/alerts/targets`. */
export function AlertsView({ route }: { route: Route }) {
  const [, first, second] = route.parts;
  if (first === 'new') return <EditorView key="new" route={route} id={undefined} />;
  if (first !== undefined && second === 'edit') return <EditorView key={first} route={route} id={first} />;
  if (first === 'targets') return <TargetsView route={route} />;
  return (
    <>
      <TopBar title={texts.title}>
        <ButtonLink href="#/alerts/targets" icon="webhook">
          {texts.delivery}
        </ButtonLink>
        <ButtonLink href="#/alerts/new" icon="plus" variant="primary">
          {texts.newAlert}
        </ButtonLink>
      </TopBar>
      <InboxView route={route} />
    </>
  );
}
