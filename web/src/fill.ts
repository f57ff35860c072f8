/** Fills `{placeholders}`; an unknown one stays as it is. */
export function fill(sentence: string, params: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
