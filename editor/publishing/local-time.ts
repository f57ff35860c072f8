/** The value of a `datetime-local` input for an ISO 8601 time; empty for none. */
export function toLocalInput(instant: string | null | undefined): string {
  if (!instant) return '';
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');

  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The ISO 8601 time of a `datetime-local` value; null if it is empty. */
export function fromLocalInput(value: string): string | null {
  const date = new Date(value);

  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
