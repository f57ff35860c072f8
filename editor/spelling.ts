import { americanSentence, type Wording, wordingOf } from '#domain/language/wording.ts';

/** The editor is in English, spelt as in the country of the site, which its document names. */
export function editorWording(): Wording {
  return wordingOf('en', localeOfDocument());
}

/** The locale of the site: its language and country. */
export function localeOfDocument(): string {
  const { document } = globalThis as { document?: Document };

  return document?.documentElement.lang ?? '';
}

/** A label, description or sample text of a strap or template, spelt as the editor's sentences. */
export function spelt(text: string): string {
  return editorWording() === 'en-us' ? String(americanSentence(text)) : text;
}
