import { Command } from 'commander';
import { counted, drawBar, endBar, print, printJson, table, tell, withThousands } from './terminal.ts';
import { withExisting } from './with-services.ts';

const EXIT_PROBLEMS = 1;

export function checkCommand(): Command {
  return new Command('check')
    .description('Check the whole store for damage and inconsistencies')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Reads everything and changes nothing; servers and imports can run at the same time.
Exit codes: 0 no problems found, 1 problems found.

Example:
  nightjar check`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { checked, problems } = await withExisting(({ store }) =>
        store.check((done, total) => drawBar('Checking', done, total)),
      );
      endBar();
      if (problems.length > 0) process.exitCode = EXIT_PROBLEMS;
      if (json) {
        printJson({ isHealthy: problems.length === 0, checked, problems });
        return;
      }
      const rows = Object.entries(checked).map(([name, count]) => [name, withThousands(count)]);
      print(table(['Checked', 'Count'], rows));
      for (const problem of problems) tell(`problem: ${problem}`);
      const found = `${counted(problems.length, 'problem', 'problems')} found.`;
      print(problems.length === 0 ? '\nNo problems found.' : `\n${found}`);
    });
}
