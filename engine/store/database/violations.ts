const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed on a unique key; both databases use PostgreSQL's code. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
