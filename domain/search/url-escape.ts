/**
 * Arbitrary text as URL-safe words. What is written here consists of characters that no URL encoder
 * touches (letters, digits, `-`, `_`, `~`), so it survives any number of encodings and decodings.
 */

const PLAIN = /[A-Za-z0-9_-]/;

/** `~41` is a character below 256, `~u263a` any other UTF-16 unit. */
export function escapeText(text: string): string {
  let escaped = '';

  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    const hex = text.charCodeAt(index).toString(16);

    if (PLAIN.test(character)) escaped += character;
    else escaped += hex.length > 2 ? `~u${hex.padStart(4, '0')}` : `~${hex.padStart(2, '0')}`;
  }

  return escaped;
}

/** The inverse of `escapeText`, made storable; a `~` that begins no escape is unchanged. */
export function unescapeText(escaped: string): string {
  const text = escaped.replace(/~u([0-9a-f]{4})|~([0-9a-f]{2})/gi, (_, long?: string, short?: string) =>
    String.fromCharCode(Number.parseInt(long ?? short ?? '', 16)),
  );

  return toStorable(text);
}

/** Replaces what databases cannot store by U+FFFD: NUL and unpaired surrogates. */
export function toStorable(text: string): string {
  return text.replaceAll('\0', '\ufffd').toWellFormed();
}

/** Text that can be stored and searched. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Percent-decodes what can be decoded and leaves the rest unchanged. */
export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
