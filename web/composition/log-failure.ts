import type { Logger } from 'pino';

/** Logs what a part of the process reports, with a sentence that names the part. */
export const logFailure = (log: Pick<Logger, 'error'>, sentence: string) => (error: unknown) =>
  log.error({ err: error }, sentence);
