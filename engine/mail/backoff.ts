/** Attempts before a mail is a dead letter; the last is about a day after the first. */
export const MAX_ATTEMPTS = 10;

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * 60 * 1000;

/**
 * Milliseconds until the next attempt: doubled with each one, and up to a quarter more by chance, so that mails that
 * failed together are not sent together again.
 */
export function waitAfter(attempts: number, random: () => number = Math.random): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);

  return Math.round(wait * (1 + random() / 4));
}
