/** Options in messages, which both the command line and the API show. */
export const CHANNEL_OPTION = '--channel, or channel in the API';
export const GROUP_OPTION = '--group, or group in the API';
export const SEEN_AT_OPTION = '--seen-at, or seen_at in the API';
