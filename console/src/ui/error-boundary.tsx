import { Component, type ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { commonTexts } from '../texts/common.ts';
import { Button, ButtonLink } from './button.tsx';
import { LoadError } from './on-demand.tsx';
import { State } from './states.tsx';

const texts = commonTexts.states;

interface Props {
  /** Another address is another chance. */
  address: string;
  /** Stands above the message: the title of the view. */
  header?: ComponentChildren;
  children: ComponentChildren;
}

/** Keeps a fault in one view from taking the console with it. */
export class ErrorBoundary extends Component<Props, { error: unknown; address: string }> {
  override state = { error: undefined, address: this.props.address };

  static override getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static override getDerivedStateFromProps({ address }: Props, state: { address: string }) {
    return address === state.address ? null : { address, error: undefined };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <>
        {this.props.header}
        {(error as unknown) instanceof LoadError ? <NotLoaded /> : <Failed />}
      </>
    );
  }
}

/** Loads the page again: parts of it may be of an older version, and style sheets are not asked for twice. */
function NotLoaded() {
  useEffect(() => {
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <State icon="cloud-off" title={texts.offline} isAlert actions={<TryAgain />}>
      {texts.offlineText}
    </State>
  );
}

function TryAgain() {
  return (
    <Button icon="refresh-cw" variant="primary" onClick={() => void reload()}>
      {texts.tryAgain}
    </Button>
  );
}

/** Only if the server responds: otherwise the browser would replace the console with its own error page. */
async function reload(): Promise<void> {
  const isReachable = await fetch('health/live').then(
    ({ ok }) => ok,
    () => false,
  );
  if (isReachable) location.reload();
}

function Failed() {
  return (
    <State
      icon="triangle-alert"
      title={texts.failed}
      isAlert
      actions={
        <>
          <TryAgain />
          <ButtonLink href="#/">{texts.goToOverview}</ButtonLink>
        </>
      }
    >
      {texts.viewFailedText}
    </State>
  );
}
