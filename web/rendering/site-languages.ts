import { isLanguage, type Language } from '#domain/language/language.ts';

/**
 * The language of each site by host name, as its last page declared it: for responses that are sent without loading the
 * site, since it is busy, broken, or the request was invalid. Only sites declare one, so that few are stored.
 */
export function createSiteLanguages() {
  const languages = new Map<string, Language>();

  return {
    find: (host: string) => languages.get(host),
    note(host: string, { headers }: Response): void {
      const language = headers.get('content-language');
      if (isLanguage(language)) languages.set(host, language);
    },
  };
}
