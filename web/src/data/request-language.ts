import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, isLanguage, type Language, readLanguageFrom } from '#domain/language/language.ts';

const requests = new AsyncLocalStorage<{ language: Language }>();

readLanguageFrom(() => requests.getStore()?.language ?? DEFAULT_LANGUAGE);

/** Answers a request: whatever it says is in one language, English until `setRequestLanguage` names another. */
export function withRequestLanguage<Answer>(answer: () => Answer): Answer {
  return requests.run({ language: DEFAULT_LANGUAGE }, answer);
}

/** The language of the site that the running request asked for. */
export function setRequestLanguage(language: string): void {
  const request = requests.getStore();
  if (request && isLanguage(language)) request.language = language;
}
