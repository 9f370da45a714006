import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REQUIREMENTS = new URL('../python-client/requirements.txt', import.meta.url);

/** Finds a Python that has the pinned version of the client, on the path or as set in PYTHON_CLIENT. */
function findPython(): { program: string } | { missing: string } {
  const [, version = ''] = /^vysion==(\S+)/m.exec(readFileSync(REQUIREMENTS, 'utf8')) ?? [];
  const program = process.env.PYTHON_CLIENT || 'python3';
  const script = 'from importlib.metadata import version; print(version("vysion"))';
  const { status, stdout } = spawnSync(program, ['-c', script], { encoding: 'utf8' });
  if (status !== 0) return { missing: `the Python client is not installed (pip install vysion==${version})` };
  if (stdout.trim() !== version) return { missing: `vysion ${version} is required, found ${stdout.trim()}` };
  return { program };
}

const found = findPython();

if ('missing' in found && process.env.PYTHON_CLIENT_TESTS === 'required') throw new Error(found.missing);

/** The reason to skip the tests with the Python client, or false. `.ci/run` makes them required. */
export const WITHOUT_PYTHON_CLIENT = 'missing' in found && found.missing;
export const PYTHON_WITH_CLIENT = 'program' in found ? found.program : '';
