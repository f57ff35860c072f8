const UNIQUE_VIOLATION = '23505';

/** Whether a statement failed on a unique key; both databases use PostgreSQL's code. */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
}

/** The database rejected a value: SQLSTATE classes 22 and 23. */
export function isDataError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code));
}
