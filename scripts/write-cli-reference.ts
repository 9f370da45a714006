/** Writes what is generated of docs/cli.md from the help of the commands; a test fails while it is stale. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { createProgram } from '../src/cli/program.ts';
import { replaceSection } from './reference/markdown.ts';

const PAGE = new URL('../docs/cli.md', import.meta.url);
const WIDTH = 100;

export function cliReference(): string {
  const sections = commandsOf(createProgram(), 'nightjar').map(
    ([name, command]) => `## ${name}\n\n\`\`\`\n${helpOf(command)}\n\`\`\``,
  );
  return replaceSection(readFileSync(PAGE, 'utf8'), 'commands', `\n${sections.join('\n\n')}\n`);
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

if (import.meta.main) writeFileSync(PAGE, cliReference());
