import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const REQUIREMENTS = new URL('../python-collectors/requirements.txt', import.meta.url);

/** Finds a Python that has the pinned collectors, on the path or as set in PYTHON_COLLECTORS. */
function findPython(): { program: string } | { missing: string } {
  const requirements = readFileSync(REQUIREMENTS, 'utf8');
  const wanted = ['pyail', 'Telethon'].map(
    (name) => new RegExp(`^${name}==(\\S+)`, 'm').exec(requirements)?.[1],
  );
  const program = process.env.PYTHON_COLLECTORS || 'python3';
  const script = 'from importlib.metadata import version; print(version("pyail"), version("telethon"))';
  const { status, stdout } = spawnSync(program, ['-c', script], { encoding: 'utf8' });
  if (status !== 0) return { missing: 'pyail and Telethon are not installed (test/python-collectors)' };
  const found = stdout.trim();
  if (found !== wanted.join(' '))
    return { missing: `pyail and Telethon ${wanted.join(' ')} are required, found ${found}` };
  return { program };
}

const found = findPython();

if ('missing' in found && process.env.PYTHON_COLLECTORS_TESTS === 'required') throw new Error(found.missing);

/** The reason to skip the tests with Python collectors, or false. `.ci/run` makes them required. */
export const WITHOUT_COLLECTORS = 'missing' in found && found.missing;
export const PYTHON_WITH_COLLECTORS = 'program' in found ? found.program : '';
