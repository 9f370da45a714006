/** Writes the golden file of index tokens for a new analyzer version (test/storage/golden-tokens.test.ts). */
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ANALYZER_VERSION } from '../src/search/analyzer.ts';
import { GOLDEN_FILE, goldenText } from '../test/storage/golden/index-tokens.ts';

/** Stored indexes hold the tokens of their version: only a version that was never released may change its file. */
export function writeGolden(args: readonly string[]): void {
  if (existsSync(GOLDEN_FILE) && !args.includes('--force'))
    throw new Error(
      `${fileURLToPath(GOLDEN_FILE)} exists: raise ANALYZER_VERSION (now ${ANALYZER_VERSION}) in src/search/analyzer.ts, or use --force if this version was never released`,
    );
  writeFileSync(GOLDEN_FILE, goldenText());
}

if (import.meta.main) {
  try {
    writeGolden(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
