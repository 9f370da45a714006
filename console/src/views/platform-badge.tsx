const NAMES: Record<string, string> = { telegram: 'Telegram', discord: 'Discord', jabber: 'Jabber' };

export function PlatformBadge({ platform }: { platform: string }) {
  return <span class={`badge badge-${platform}`}>{NAMES[platform] ?? platform}</span>;
}
