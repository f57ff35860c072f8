/** Separators between the digits of a phone number. */
const SEPARATORS = /[\s().-]/g;

/** The phone of the tour and contact forms: 10 digits with optional separators, and nothing else. */
export function isPhone(text: string): boolean {
  return /^\d{10}$/.test(text.replace(SEPARATORS, ''));
}

/** `(780) 555-1234`, with a country prefix of up to three digits `+1 (780) 555-1234`; other input comes back unchanged. */
export function formatPhone(text: string): string {
  const digits = text.trim().replace(/^\+/, '').replace(SEPARATORS, '');
  const [, prefix, area, exchange, line] = /^(\d{1,3})?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  if (!area) return text;

  return `${prefix ? `+${prefix} ` : ''}(${area}) ${exchange}-${line}`;
}

/** The phone of the phone prompt: only digits, hyphens and parentheses, and at least one digit. */
export function isPromptPhone(text: string): boolean {
  return /^[\d()-]+$/.test(text) && /\d/.test(text);
}

/** Input of the phone prompt, without spaces. */
export function typedPromptPhone(text: string): string {
  return text.replace(/\s/g, '');
}

/** The submitted value of the phone prompt. */
export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}
