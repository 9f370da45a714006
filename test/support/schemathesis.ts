import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REQUIREMENTS = new URL('../schemathesis/requirements.txt', import.meta.url);

/** Finds the pinned version, on the path or as set in SCHEMATHESIS. */
function findProgram(): { program: string } | { missing: string } {
  const [, version = ''] = /^schemathesis==(\S+)/m.exec(readFileSync(REQUIREMENTS, 'utf8')) ?? [];
  const program = process.env.SCHEMATHESIS || 'schemathesis';
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    return { missing: `schemathesis is not installed (pip install schemathesis==${version})` };
  if (!stdout.includes(version))
    return { missing: `schemathesis ${version} is required, found ${stdout.trim()}` };
  return { program };
}

const found = findProgram();

if ('missing' in found && process.env.SCHEMATHESIS_TESTS === 'required') throw new Error(found.missing);

/** The reason to skip the tests with Schemathesis, or false. `.ci/run` makes them required. */
export const WITHOUT_SCHEMATHESIS = 'missing' in found && found.missing;
export const SCHEMATHESIS = 'program' in found ? found.program : '';
