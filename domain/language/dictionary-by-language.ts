import { fill, type Params, type Sentence } from './fill.ts';
import { type Others, type Say, type Sentences, translate } from './dictionary.ts';
import { americanSentence, type Wording } from './wording.ts';

/** The reader of a dictionary for texts that are written outside a request of the site: the caller names the language. */
export function dictionaryByLanguage<const English extends Sentences>(
  en: English,
  others: Others<English>,
): (language: Wording) => Say<English> {
  return (language) =>
    (key, params: Params = {}) =>
      language === 'en-us'
        ? fill(americanSentence(en[key] as Sentence), params, 'en')
        : translate(en, others, { language, key, params });
}
