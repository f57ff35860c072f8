/** The languages that a site can be in. The first is the one that the others fall back to. */
export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en';

let read = ofDocument;

/** The language of the page: in a browser that of its document, on a server that of the request. */
export function language(): Language {
  return read();
}

/** A server renders pages of several sites concurrently: `read` returns the language of the one being rendered. */
export function readLanguageFrom(reader: () => Language): void {
  read = reader;
}

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((one) => one === value);
}

/** BCP 47: the language of a site in the region of its space, for example `fr-CA`. */
export function siteLocale(space: { locale: string }, display: { language: string }): string {
  const [, region] = space.locale.split('-');

  return [display.language, region].filter(Boolean).join('-');
}

function ofDocument(): Language {
  const { document } = globalThis as { document?: { documentElement: { lang: string } } };
  const [first] = document?.documentElement.lang.split('-') ?? [];

  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
