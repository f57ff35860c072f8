/** A LIKE pattern for text that contains the argument, with its wildcards escaped. */
export function likePattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Text escaped for a LIKE pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
