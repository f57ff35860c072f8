const SCALES: Readonly<Record<string, number>> = { k: 1000, mil: 1000, m: 1_000_000, mm: 1_000_000 };
const MOST = 999_999_999;

/**
 * A price as people type it: `525000`, `$525,000`, `525 000 $`, `525k`, `1.2M`, `1,2 M$`. Null for anything else. A
 * separator before three digits groups thousands; before one or two it is a decimal point.
 */
export function readPrice(text: string): number | null {
  const plain = text.toLowerCase().replace(/[\s\u00a0\u202f$€£]|cad|usd|mxn|ca|us/g, '');
  const [, digits = '', letter = ''] = /^(\d[\d.,']*)(k|mil|mm|m)?$/.exec(plain) ?? [];
  if (digits === '') return null;

  const decimal = letter ? /^(.*)[.,](\d{1,3})$/.exec(digits) : /^(.*)[.,](\d{1,2})$/.exec(digits);
  const whole = (decimal?.[1] ?? digits).replace(/[.,']/g, '');
  const number = Number(`${whole}.${decimal?.[2] ?? '0'}`) * (SCALES[letter] ?? 1);

  return Number.isFinite(number) ? Math.min(Math.round(number), MOST) : null;
}
