/** What the shell is told; the established pairing engines use the same numbers. */
export const EXIT = {
  done: 0,
  /** The question was answered, and the answer is no: a defect, a discrepancy, no legal pairing. */
  answerIsNo: 1,
  unexpected: 2,
  badRequest: 3,
  tooLarge: 4,
  fileAccess: 5,
  /** Nothing was done: a question has to be answered with `--confirm` first. */
  unconfirmed: 6,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a sentence for the person and a number for the shell. */
export class CliFailure extends Error {
  readonly exitCode: ExitCode;
  /** What `--json` prints instead of the sentence. */
  readonly detail: unknown;

  constructor(exitCode: ExitCode, message: string, detail: unknown = null) {
    super(message);
    this.exitCode = exitCode;
    this.detail = detail;
  }
}
