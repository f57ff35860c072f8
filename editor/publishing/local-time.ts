/** An instant as a field for a local date and time has it; empty for none. */
export function toLocalInput(instant: string | null | undefined): string {
  if (!instant) return '';
  const date = new Date(instant);
  const two = (value: number) => String(value).padStart(2, '0');

  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The instant, in ISO 8601, that such a field means; null for an empty one. */
export function fromLocalInput(value: string): string | null {
  const date = new Date(value);

  return value === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
