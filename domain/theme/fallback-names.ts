/** Name of a face that stands in for a theme's font. */
export function fallbackName(role: 'body' | 'title', number: number): string {
  return `${role} fallback ${number}`;
}

/** Such a face fails to load on a device without its installed font: only the browser's own text can skip it. */
export function isFallbackName(family: string): boolean {
  return /^(body|title) fallback \d+$/.test(family);
}
