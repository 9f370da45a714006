/** API paths of single records, with their ids escaped. */
export const apiPath = {
  profile: (platform: string, id: string) => recordPath(platform, 'profile', id),
  channel: (platform: string, id: string) => recordPath(platform, 'channel', id),
  server: (platform: string, id: string) => recordPath(platform, 'server', id),
  chat: (platform: string, channelId: string) => recordPath(platform, 'chat', channelId),
  email: (email: string) => `/im/email/${encodeURIComponent(email)}`,
  wallet: (chain: string, address: string) => `/im/wallet/${chain}/${encodeURIComponent(address)}`,
};

function recordPath(platform: string, kind: string, id: string): string {
  return `/im/${platform}/${kind}/${encodeURIComponent(id)}`;
}
