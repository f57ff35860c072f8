/** The words of an icon's name or of a search. */
export function iconWords(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ').trim();
}
