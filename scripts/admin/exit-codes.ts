/** Exit codes of `npm run admin`, documented in docs/operating.md. */
export const EXIT = {
  done: 0,
  /** Something unexpected. */
  failed: 1,
  /** An argument is missing or wrong. */
  usage: 2,
  /** The store cannot be opened: in use, unreachable, or of another version. */
  store: 3,
  /** The archive is damaged, of another version, or does not fit the target. */
  archive: 4,
  /** `doctor` found a problem. */
  problem: 5,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An expected failure of a command. */
export class CommandError extends Error {
  override name = 'CommandError';
  readonly exit: ExitCode;
  /** The argument that is wrong, as it is written. */
  readonly argument?: string;

  constructor(exit: ExitCode, message: string, argument?: string) {
    super(message);
    this.exit = exit;
    this.argument = argument;
  }
}

export function wrongArgument(argument: string, message: string): CommandError {
  return new CommandError(EXIT.usage, message, argument);
}
