/** A text of at most so many characters, cut at a word. */
export function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s+\S*$/, '')}…`;
}
