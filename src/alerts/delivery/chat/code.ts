/** Hostile text as code, in which chats know neither mentions nor links nor formatting. */

/** A backtick could end the code; this one looks the same. */
const BACKTICK_LIKE = '\u02cb';

export function inlineCode(line: string): string {
  return `\`${withoutBackticks(line) || ' '}\``;
}

export function codeBlock(lines: readonly string[]): string {
  return `\`\`\`\n${withoutBackticks(lines.join('\n'))}\n\`\`\``;
}

function withoutBackticks(text: string): string {
  return text.replaceAll('`', BACKTICK_LIKE);
}
