import { EngineError } from '../errors.ts';

/** Of the network, of connections that end, of a server that starts or stops, and of statements that took too long. */
const CODES =
  /^(?:ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|57P0[123]|53300|57014)$/;
/** Errors of the driver, which have no code. */
const MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/;

/** The 503 for a failure because the database cannot be reached or is overloaded; null for any other failure. */
export function unavailableError(error: unknown): EngineError | null {
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as { code?: string };
  const isUnavailable = CODES.test(code) || MESSAGES.test(error.message);

  return isUnavailable
    ? new EngineError('unavailable', 'The database cannot be reached for the moment')
    : null;
}

const LOGGED_EVERY_MS = 5_000;
let loggedAt = Number.NEGATIVE_INFINITY;

/** Every request meets the same failure: the log has it once in five seconds. */
export function shouldLogUnavailable(now = performance.now()): boolean {
  if (now - loggedAt < LOGGED_EVERY_MS) return false;
  loggedAt = now;

  return true;
}
