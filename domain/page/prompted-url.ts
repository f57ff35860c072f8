import { isReservedSlug, slugify } from './slug.ts';

export type PromptedUrl =
  | { ok: true; slug: string }
  /** `slug` is what the text came to, for the message. */
  | { ok: false; field: 'slug'; reason: 'empty' | 'reserved' | 'taken'; slug: string; message: string };

/** The slug of a page URL that was typed in a prompt, or why no page can have it. */
export function readPromptedUrl(
  typed: string,
  { taken, reserved = [] }: { taken: readonly string[]; reserved?: readonly string[] },
): PromptedUrl {
  const slug = slugify(typed.trim().replace(/^\//, ''));
  const reject = (reason: 'empty' | 'reserved' | 'taken', message: string): PromptedUrl => ({
    ok: false,
    field: 'slug',
    reason,
    slug,
    message,
  });

  if (slug === '') return reject('empty', 'Enter an address, for example about-us.');
  if (isReservedSlug(slug, reserved))
    return reject('reserved', `The address ${slug} is used by the site itself.`);
  if (taken.includes(slug)) return reject('taken', `There is already a page at ${slug}.`);
  return { ok: true, slug };
}
