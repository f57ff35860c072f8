const SEPARATORS = /[\s.()-]+/g;

/** Ten digits with optional separators and nothing else. */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text.trim().replace(SEPARATORS, ''));
}

/** Ten digits, with an optional country prefix of one to three digits, as people read them; anything else unchanged. */
export function formatPhone(text: string): string {
  const parts = /^\+?(\d{1,3})?(\d{3})(\d{3})(\d{4})$/.exec(text.trim().replace(SEPARATORS, ''));
  if (!parts) return text;

  const [, prefix, area, exchange, line] = parts;
  return `${prefix ? `+${prefix} ` : ''}(${area}) ${exchange}-${line}`;
}
