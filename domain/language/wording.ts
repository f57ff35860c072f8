import type { Sentence } from './fill.ts';
import { LANGUAGES, type Language } from './language.ts';

/** The languages, and English as the United States spell it. */
export const WORDINGS = [...LANGUAGES, 'en-us'] as const;
export type Wording = (typeof WORDINGS)[number];

/** How the sentences of a site are written: `en-us` for English in the United States. */
export function wordingOf(language: Language, locale: string): Wording {
  return language === 'en' && /-us$/i.test(locale) ? 'en-us' : language;
}

export function languageOf(wording: Wording): Language {
  return wording === 'en-us' ? 'en' : wording;
}

/** Sentences are written as in Canada and Britain; their placeholders are no words. */
const AMERICAN: Readonly<Record<string, string>> = {
  amortisation: 'amortization',
  cancelled: 'canceled',
  centred: 'centered',
  centre: 'center',
  colour: 'color',
  favour: 'favor',
  grey: 'gray',
  licence: 'license',
  metre: 'meter',
  neighbour: 'neighbor',
  storeys: 'stories',
  storey: 'story',
  theatre: 'theater',
};
const BRITISH = new RegExp(String.raw`\{\w+\}|${Object.keys(AMERICAN).join('|')}`, 'gi');

export function inAmericanSpelling(text: string): string {
  return text.replace(BRITISH, (word) => {
    const american = AMERICAN[word.toLowerCase()];
    if (!american) return word;

    return /^[A-Z]/.test(word) ? american.charAt(0).toUpperCase() + american.slice(1) : american;
  });
}

const sentences = new Map<Sentence, Sentence>();

/** Each sentence is spelt once. */
export function americanSentence(sentence: Sentence): Sentence {
  const known = sentences.get(sentence);
  if (known !== undefined) return known;

  const american =
    typeof sentence === 'string'
      ? inAmericanSpelling(sentence)
      : { one: inAmericanSpelling(sentence.one), other: inAmericanSpelling(sentence.other) };
  sentences.set(sentence, american);
  return american;
}
