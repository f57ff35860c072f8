type Shared = { url: string; title: string };

/** The page of Twitter that posts the address. */
export function twitterLink({ url, title }: Shared): string {
  return `https://twitter.com/intent/tweet?${query({ url, text: title })}`;
}

/** The page of Facebook that shares the address. */
export function facebookLink({ url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
}

/** A letter with the address in it. */
export function mailLink({ url, title }: Shared): string {
  return `mailto:?${query({ subject: title, body: url })}`;
}

/** Spaces are %20: a letter would show a plus sign as one. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
