/** Stands for the secret of a single-use link in a stored mail: letters that no URL encodes. */
export const SECRET_PLACEHOLDER = 'SECRET-OF-THIS-MAIL';

/** Shown to everybody but the recipient. */
const HIDDEN = 'hidden';

type Bodies = { text: string; html: string };

/** The bodies as the recipient gets them. */
export function withSecret({ text, html }: Bodies, secret: string | null): Bodies {
  return { text: fill(text, secret ?? HIDDEN), html: fill(html, secret ?? HIDDEN) };
}

/** The bodies as an agent may see them: a link that signs in or resets a password would be theirs to use. */
export function withoutSecret(bodies: Bodies): Bodies {
  return withSecret(bodies, null);
}

function fill(body: string, secret: string): string {
  return body.replaceAll(SECRET_PLACEHOLDER, secret);
}
