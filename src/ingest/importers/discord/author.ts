import { derivedId } from '../../derived-id.ts';
import { idOf, type JsonObject, nameOf } from '../../json/values.ts';

const TAGGED_NAME = /^(.{1,64})#(\d{4})$/s;

/** An author as in the exporter's JSON, from `name` or `name#1234`. */
export function authorOf(fullName: string | undefined, id?: string, more: JsonObject = {}): JsonObject {
  const name = nameOf(fullName);
  const [, tagged, discriminator] = TAGGED_NAME.exec(name ?? '') ?? [];
  return {
    ...more,
    id: idOf(id) ?? (name === undefined ? undefined : derivedId('discord-user', name)),
    name: tagged ?? name,
    discriminator,
  };
}
