/** A backup cannot be written or restored; the message tells the operator why. */
export class BackupProblem extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupProblem';
  }
}
