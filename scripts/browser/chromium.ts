import { existsSync } from 'node:fs';

/** Where Debian and its relatives put it, or where CHROMIUM says; undefined where there is none. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(
    (path) => path !== undefined && existsSync(path),
  );
}
