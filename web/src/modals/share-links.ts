type Shared = { url: string; title: string };

/** Twitter's page for posting a URL. */
export function twitterLink({ url, title }: Shared): string {
  return `https://twitter.com/intent/tweet?${query({ url, text: title })}`;
}

/** Facebook's page for sharing a URL. */
export function facebookLink({ url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`;
}

/** A mailto link with the URL. */
export function mailLink({ url, title }: Shared): string {
  return `mailto:?${query({ subject: title, body: url })}`;
}

/** Spaces as %20: mail clients show a plus sign literally. */
function query(values: Record<string, string>): string {
  return new URLSearchParams(values).toString().replaceAll('+', '%20');
}
