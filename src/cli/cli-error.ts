/** An error that the operator can fix: only its message is shown, not its stack. */
export class CliError extends Error {}
