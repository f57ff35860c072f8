import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, isLanguage, type Language, readLanguageFrom } from '#domain/language/language.ts';

const requests = new AsyncLocalStorage<{ language: Language }>();

readLanguageFrom(() => requests.getStore()?.language ?? DEFAULT_LANGUAGE);

/** Handles a request: whatever it renders is in one language, the given one until `setRequestLanguage` names another. */
export function withRequestLanguage<Result>(language: Language | undefined, handle: () => Result): Result {
  return requests.run({ language: language ?? DEFAULT_LANGUAGE }, handle);
}

/** The language of the site that the running request asked for. */
export function setRequestLanguage(language: string): void {
  const request = requests.getStore();
  if (request && isLanguage(language)) request.language = language;
}
