import type { Command, Help } from 'commander';

/** The last section of a command's help. */
export function examples(...commands: readonly string[]): string {
  const title = commands.length === 1 ? 'Example' : 'Examples';
  return `\n${title}:\n${commands.map((command) => `  ${command}`).join('\n')}`;
}

/** A titled list in the layout that Commander uses for options, wrapped to the width of the terminal. */
export function section(
  command: Command,
  title: string,
  items: readonly { term: string; description: string }[],
): string {
  const help: Help = command.createHelp();
  help.prepareContext({ helpWidth: command.configureOutput().getOutHelpWidth?.() ?? 80 });
  const width = Math.max(...items.map(({ term }) => term.length));
  const lines = items.map(({ term, description }) => help.formatItem(term, width, description, help));
  return `\n${title}:\n${lines.join('\n')}`;
}
