import { derivedId } from '../../derived-id.ts';
import { type ReadOptions, SourceError } from '../../importer.ts';
import type { JsonObject } from '../../json/values.ts';
import { CHANNEL_OPTION } from '../../option-names.ts';
import { NO_SERVER } from '../discord-export.ts';

/** `Server - Category - channel [123456789012345678] (after 2026-01-01) [part 2].html` */
const ID_IN_NAME = /\[(\d{15,20})\]/g;
/** What the exporter writes after the channel's name. */
const SUFFIX = / (?:\[part \d{1,9}\]|\((?:after|before|\d{4}-\d{2}-\d{2} to) [\d-]{10}\))$/;
const DIRECT_MESSAGES = 'Direct Messages';

export interface FileChannel {
  guild: JsonObject;
  channel: JsonObject;
  /** Set if the id was derived. */
  warning: string | undefined;
}

interface Known {
  serverName?: string | undefined;
  serverId?: string | undefined;
  serverIcon?: string | undefined;
  /** With its category, or the file's name. */
  path?: string | undefined;
  name?: string | undefined;
  topic?: string | undefined;
}

/** Server and channel of a file that contains no ids: from the file's name, else derived from names. */
export function channelOfFile(
  fileName: string | undefined,
  known: Known,
  options: ReadOptions,
): FileChannel | undefined {
  const { serverName, path } = known;
  if (options.channel?.startsWith('-'))
    throw new SourceError(`ids of Discord are positive (${CHANNEL_OPTION})`);
  const serverId =
    serverName === DIRECT_MESSAGES || (serverName === undefined && known.serverId === undefined)
      ? NO_SERVER
      : (known.serverId ?? derivedId('discord-server', serverName as string));
  const givenId = options.channel ?? channelIdIn(fileName);
  if (givenId === undefined && path === undefined) return undefined;
  return {
    guild: { id: serverId, name: serverId === NO_SERVER ? undefined : serverName, iconUrl: known.serverIcon },
    channel: {
      // Not from the server's id: only some files contain it.
      id: givenId ?? derivedId('discord-channel', `${serverName ?? ''}\n${path}`),
      name: known.name,
      topic: known.topic,
    },
    warning:
      givenId === undefined
        ? `the file's name contains no channel id; an id was derived (see ${CHANNEL_OPTION})`
        : undefined,
  };
}

export function channelIdIn(fileName: string | undefined): string | undefined {
  return [...(fileName ?? '').matchAll(ID_IN_NAME)].at(-1)?.[1];
}

/** Server and channel in a file's name. The exporter replaces characters that a file's name must not have. */
export function namesInFileName(fileName: string | undefined): Pick<Known, 'serverName' | 'path' | 'name'> {
  if (fileName === undefined) return {};
  let path = fileName.slice(0, 1024).replace(/(?:\.[a-z]{2,4}){1,2}$/i, '');
  while (SUFFIX.test(path)) path = path.replace(SUFFIX, '');
  const end = path.lastIndexOf(' [');
  const parts = path.split(' - ');
  if (end === -1 || channelIdIn(path) === undefined || parts.length < 2) return { path };
  return {
    serverName: parts[0],
    path,
    name: path.slice(path.lastIndexOf(' - ') + 3, end).trim() || undefined,
  };
}
