/** The index of shapes that stands for postal codes. */
export const POSTAL_INDEX = 'postal';

/** The beginning of a Canadian code, from its district on, or of an American one. */
const CANADIAN = /^[A-Z]\d[A-Z](\d([A-Z]\d?)?)?$/;
const AMERICAN = /^\d{3,5}$/;

/** The canonical form of a postal code or its beginning: `T6E`, `T6E2A3`, `78204`. Null for any other text. */
export function readPostalCode(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '');
  // The last four digits name a street.
  const code = /^\d{9}$/.test(plain) ? plain.slice(0, 5) : plain;

  return CANADIAN.test(code) || AMERICAN.test(code) ? code : null;
}

/** As it is written on a letter. */
export function postalCodeText(code: string): string {
  return CANADIAN.test(code) && code.length > 3 ? `${code.slice(0, 3)} ${code.slice(3)}` : code;
}

/** As it is typed, but a whole Canadian code as on a letter: `k7m6r2` is `K7M 6R2`. */
export function tidyPostalCode(typed: string): string {
  const code = readPostalCode(typed);

  return code !== null && code.length === 6 ? postalCodeText(code) : typed;
}
