import { commonTexts } from '../../../texts/common.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconName } from '../../../ui/icon-names.ts';

const ICONS: Record<string, IconName> = {
  telegram: 'send',
  discord: 'messages-square',
  jabber: 'message-square',
  tor: 'globe-lock',
  i2p: 'globe-lock',
};

/** The mark of a platform or network, with its name. */
export function PlatformIcon({ platform }: { platform: string }) {
  const name = commonTexts.platforms[platform] ?? platform;
  const colour = platform === 'tor' || platform === 'i2p' ? 'onion' : platform in ICONS ? platform : 'domain';
  return (
    <span class={`kind-icon kind-${colour}`} title={name}>
      <Icon name={ICONS[platform] ?? 'globe'} size={14} />
      <span class="visually-hidden">{name}</span>
    </span>
  );
}
