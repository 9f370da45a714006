const NAMES: Record<string, string> = { telegram: 'Telegram', discord: 'Discord' };

export function PlatformBadge({ platform }: { platform: string }) {
  return <span class={`badge badge-${platform}`}>{NAMES[platform] ?? platform}</span>;
}
