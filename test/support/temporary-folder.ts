import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder that is removed when the test ends. */
export function temporaryFolder(t: { after(work: () => unknown): void }): string {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-test-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
