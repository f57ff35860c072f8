const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed because a key is taken; both databases give PostgreSQL's own code. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}
