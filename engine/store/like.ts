/** A LIKE pattern for what contains the text; wildcards of the text stand for themselves. */
export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Text as a part of a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
