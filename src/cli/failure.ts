/** A mistake the operator can mend: the message says how, and no stack is shown. */
export class CliFailure extends Error {}
