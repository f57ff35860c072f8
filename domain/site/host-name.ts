const HOST_MAX = 253;

/**
 * A host name as a browser sends it, without scheme, port and path; null for what is no host name. Accepts what people
 * paste: a URL, capitals, letters with accents.
 */
export function readHostName(text: string): string | null {
  const typed = text.trim();
  if (typed === '' || /[\s@\\]/.test(typed)) return null;
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `http://${typed}`);
  const host = url?.hostname.replace(/\.$/, '') ?? '';

  return host.length <= HOST_MAX && isHost(host) ? host : null;
}

/** `localhost`, names of at least two labels, and IPs. */
function isHost(host: string): boolean {
  if (host === 'localhost' || /^\[[\da-f:]+\]$/.test(host) || /^\d+(?:\.\d+){3}$/.test(host)) return true;
  const labels = host.split('.');

  return labels.length > 1 && labels.every((label) => /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9])?$/.test(label));
}
