/** The name of an icon, or what is typed to find one, as words. */
export function iconWords(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ').trim();
}
