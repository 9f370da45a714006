import { styleOf } from '../../entities/kinds.ts';
import { type Node, nodeId, nodeValue } from '../../entities/node.ts';
import { searchUrl } from '../../entities/node-url.ts';
import { readable } from '../../entities/shorten.ts';
import { useWatching } from '../../state/watch.tsx';
import { commonTexts } from '../../texts/common.ts';
import { missingTexts as texts } from '../../texts/entity-pages.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { State } from '../../ui/states.tsx';
import { InlineText } from '../../ui/text.tsx';

/** There is no such record, or nothing shows the indicator. */
export function Missing({ node }: { node: Node }) {
  if (node.kind === 'indicator') return <Unseen node={node} />;
  return (
    <State
      title={texts.removed}
      isAlert
      actions={
        <>
          <ButtonLink href={searchUrl(nodeValue(node))} icon="search">
            {texts.goToSearch}
          </ButtonLink>
          <ButtonLink href="#/">{texts.goToOverview}</ButtonLink>
        </>
      }
    >
      {texts.removedText}
    </State>
  );
}

function Unseen({ node }: { node: Node }) {
  const { isWatched, watch, unwatch, obstacle } = useWatching();
  const id = nodeId(node);
  const isOn = isWatched(id);
  const reason = isOn ? undefined : obstacle(id);
  const value = nodeValue(node);
  const style = styleOf(node);
  return (
    <div class="entity-missing">
      <p class="inline inline-tight">
        <bdi class={style.isMono ? 'mono entity-whole-value' : 'entity-whole-value'}>
          <InlineText text={readable(value, style)} />
        </bdi>
        <CopyButton text={() => value} label={commonTexts.copyValue(value)} />
      </p>
      <State
        icon="eye-off"
        title={texts.unknown}
        actions={
          <>
            <Button
              icon="eye"
              variant={isOn ? 'accent' : 'primary'}
              isPressed={isOn}
              obstacle={reason}
              onClick={() => (isOn ? unwatch(id) : watch(id))}
            >
              {isOn ? texts.watching : texts.watch}
            </Button>
            <ButtonLink href={searchUrl(`"${value.replaceAll('"', ' ')}"`)} icon="search">
              {texts.search}
            </ButtonLink>
          </>
        }
      >
        {texts.unknownText}
      </State>
    </div>
  );
}
