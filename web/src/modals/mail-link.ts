/** A mailto link with the URL. */
export function mailLink({ url, title }: { url: string; title: string }): string {
  return `mailto:?${linkQuery({ subject: title, body: url })}`;
}

/** Spaces as %20: mail clients show a plus sign literally. */
export function linkQuery(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
