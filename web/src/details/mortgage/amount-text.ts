import { formatNumber } from '#domain/language/format-number.ts';
import { readPrice } from '#domain/search/sentence/read-price.ts';

export const LARGEST_AMOUNT = 100_000_000;

/** What a field shows, and the amount it stands for; null if it cannot be read. */
export type AmountText = { text: string; amount: number | null };

/**
 * The text of a field while it is typed: digits are grouped as the page's language does. Anything else, such as `525k` or
 * `1.2M`, is left as it is typed. An empty field is zero.
 */
export function typedAmount(text: string): AmountText {
  const digits = text.replace(/[\s$]/g, '').replaceAll(formatNumber(1000).replace(/\d/g, ''), '');
  if (digits === '') return { text: '', amount: 0 };
  if (!/^\d+$/.test(digits)) {
    const amount = readPrice(text);
    return { text, amount: amount === null ? null : Math.min(amount, LARGEST_AMOUNT) };
  }
  const amount = Math.min(Number(digits), LARGEST_AMOUNT);

  return { text: formatNumber(amount), amount };
}

/** The position in the text after a number of digits. */
export function afterDigits(text: string, count: number): number {
  let position = 0;
  for (let digits = 0; digits < count && position < text.length; position += 1) {
    if (isDigit(text[position])) digits += 1;
  }

  return position;
}

export function countDigits(text: string): number {
  return [...text].filter(isDigit).length;
}

function isDigit(letter: string | undefined): boolean {
  return letter !== undefined && letter >= '0' && letter <= '9';
}
