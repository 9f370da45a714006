/** Writes what is generated of docs/cli.md from the help of the commands; a test fails while it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { replaceSection } from './reference/markdown.ts';

const PAGE = new URL('../docs/cli.md', import.meta.url);
const WIDTH = 100;

export async function cliReference(): Promise<string> {
  const program = await loadProgram();
  const sections = commandsOf(program, 'nightjar').map(
    ([name, command]) => `## ${name}\n\n\`\`\`\n${helpOf(command)}\n\`\`\``,
  );
  return replaceSection(readFileSync(PAGE, 'utf8'), 'commands', `\n${sections.join('\n\n')}\n`);
}

/** The program of src/cli/main.ts, which runs as soon as it is imported: here it is taken instead. */
async function loadProgram(): Promise<Command> {
  let program: Command | undefined;
  const { parseAsync } = Command.prototype;
  const umask = process.umask();
  Command.prototype.parseAsync = async function (this: Command) {
    program = this;
    return this;
  };
  try {
    await import('../src/cli/main.ts');
  } finally {
    Command.prototype.parseAsync = parseAsync;
    process.umask(umask);
  }
  if (program === undefined) throw new Error('src/cli/main.ts has not parsed its arguments');
  return program;
}

/** A command, then its subcommands. */
function commandsOf(command: Command, name: string): [name: string, command: Command][] {
  return [[name, command], ...command.commands.flatMap((each) => commandsOf(each, `${name} ${each.name()}`))];
}

/** As `--help` prints it. */
function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
    getOutHelpWidth: () => WIDTH,
    getOutHasColors: () => false,
  });
  command.outputHelp();
  return text.trim();
}

if (import.meta.main) writeFileSync(PAGE, await cliReference());
