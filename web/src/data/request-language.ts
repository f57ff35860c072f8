import { AsyncLocalStorage } from 'node:async_hooks';
import { spellEnglishBy } from '#domain/language/dictionary.ts';
import { DEFAULT_LANGUAGE, isLanguage, type Language, readLanguageFrom } from '#domain/language/language.ts';
import { readMarketFrom } from '#domain/language/market.ts';
import { americanSentence, type Wording, wordingOf } from '#domain/language/wording.ts';

const requests = new AsyncLocalStorage<{ language: Language; wording?: Wording; market?: string }>();

readLanguageFrom(() => requests.getStore()?.language ?? DEFAULT_LANGUAGE);
readMarketFrom(() => requests.getStore()?.market);
spellEnglishBy((sentence) =>
  requests.getStore()?.wording === 'en-us' ? americanSentence(sentence) : sentence,
);

/** Handles a request: whatever it renders is in one language, the given one until `setRequestLanguage` names another. */
export function withRequestLanguage<Result>(language: Language | undefined, handle: () => Result): Result {
  return requests.run({ language: language ?? DEFAULT_LANGUAGE }, handle);
}

/** The language of the running request's site, the country whose spelling it has, and how it writes money and sizes. */
export function setRequestLanguage(language: string, locale?: string, market?: string): void {
  const request = requests.getStore();
  if (request && isLanguage(language)) {
    request.language = language;
    request.wording = wordingOf(language, locale ?? '');
    request.market = market;
  }
}
