import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/language/language.ts';
import { EN } from './messages/en.ts';
import { ES } from './messages/es.ts';
import { FR } from './messages/fr.ts';

/** The texts of the pages that a server without a site shows. */
export const setupMessages = dictionaryByLanguage(EN, { fr: FR, es: ES });

/** The first language of the browser that the product speaks. */
export function preferredLanguage(request: Request): Language {
  const wanted = (request.headers.get('accept-language') ?? '').split(',').map((range) => {
    const [tag = '', quality] = range.split(';q=');
    return { language: tag.trim().toLowerCase().split('-')[0], quality: Number(quality ?? 1) };
  });
  const known = wanted
    .filter(({ language, quality }) => isLanguage(language) && quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const first = known[0]?.language;

  return isLanguage(first) ? first : DEFAULT_LANGUAGE;
}
