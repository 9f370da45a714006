import { Command } from 'commander';
import { examples } from './help.ts';
import {
  clearProgressBar,
  drawProgressBar,
  formatNumber,
  pluralize,
  print,
  printJson,
  printToStderr,
  table,
} from './terminal.ts';
import { withExistingStore } from './with-services.ts';

const EXIT_PROBLEMS = 1;

export function checkCommand(): Command {
  return new Command('check')
    .description('Check the store for damage and inconsistencies')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Reads everything and changes nothing. Servers and imports can run at the same
time.

Exit codes:
  0  no problems found
  1  problems found
${examples('nightjar check')}`,
    )
    .action(async ({ json }: { json?: boolean }) => {
      const { checked, problems } = await withExistingStore(({ store }) =>
        store.check((done, total) => drawProgressBar('Checking', done, total)),
      );
      clearProgressBar();
      if (problems.length > 0) process.exitCode = EXIT_PROBLEMS;
      if (json) {
        printJson({ isHealthy: problems.length === 0, checked, problems });
        return;
      }
      const rows = Object.entries(checked).map(([name, count]) => [name, formatNumber(count)]);
      print(table(['Checked', 'Count'], rows));
      for (const problem of problems) printToStderr(`problem: ${problem}`);
      print(
        problems.length === 0 ? '\nNo problems found.' : `\n${pluralize(problems.length, 'problem')} found.`,
      );
    });
}
