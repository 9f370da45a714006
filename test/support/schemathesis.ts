import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REQUIREMENTS = new URL('../schemathesis/requirements.txt', import.meta.url);

/** The program of the pinned version; SCHEMATHESIS names it where it is not on the path. */
function findProgram(): { program: string } | { missing: string } {
  const [, version = ''] = /^schemathesis==(\S+)/m.exec(readFileSync(REQUIREMENTS, 'utf8')) ?? [];
  const program = process.env.SCHEMATHESIS || 'schemathesis';
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status !== 0)
    return { missing: `schemathesis is not installed (pip install schemathesis==${version})` };
  if (!stdout.includes(version))
    return { missing: `schemathesis ${version} is wanted, not ${stdout.trim()}` };
  return { program };
}

const found = findProgram();

if ('missing' in found && process.env.SCHEMATHESIS_TESTS === 'required') throw new Error(found.missing);

/** Why the API is not tried against its OpenAPI document; false when it is. Where it must be, `.ci/run` sees to it. */
export const WITHOUT_SCHEMATHESIS = 'missing' in found && found.missing;
export const SCHEMATHESIS = 'program' in found ? found.program : '';
