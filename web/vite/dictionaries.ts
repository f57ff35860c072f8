import { createHash } from 'node:crypto';
import type { Sentences } from '../../domain/language/dictionary.ts';
import type { Sentence } from '../../domain/language/fill.ts';
import type { Language } from '../../domain/language/language.ts';
import { EN as TRADE_EN } from '../../domain/language/trade-messages/en.ts';
import { ES as TRADE_ES } from '../../domain/language/trade-messages/es.ts';
import { FR as TRADE_FR } from '../../domain/language/trade-messages/fr.ts';
import { inAmericanSpelling, type Wording, WORDINGS } from '../../domain/language/wording.ts';
import { EN } from '../src/messages/en.ts';
import { ES } from '../src/messages/es.ts';
import { FR } from '../src/messages/fr.ts';

export type Dictionary = { en: Sentences } & Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<string, Sentence | undefined>>>
>;

/** The dictionaries of visitors, by the function that reads them. */
export const DICTIONARIES: Readonly<Record<string, Dictionary>> = {
  message: { en: EN, fr: FR, es: ES },
  tradeMessage: { en: TRADE_EN, fr: TRADE_FR, es: TRADE_ES },
};

const MARKER = /__say:(\w+):([\w.-]+?):(text|one|many|other)__/g;

/**
 * The expression that stands for a sentence in the code of all languages: a string, or an object of forms. Its strings are
 * markers, which `localise` replaces. Null for an unknown key.
 */
export function markedSentence(reader: string, key: string): string | null {
  const dictionary = DICTIONARIES[reader];
  if (!dictionary || !Object.hasOwn(dictionary.en, key)) return null;
  const marker = (form: string) => JSON.stringify(`__say:${reader}:${key}:${form}__`);
  if (typeof dictionary.en[key] === 'string') return marker('text');

  return `{one:${marker('one')},many:${marker('many')},other:${marker('other')}}`;
}

/** Code with the sentences of a wording in place of its markers; what the language lacks is in English. */
export function localise(code: string, wording: Wording): string {
  return code.replace(MARKER, (_, reader: string, key: string, form: string) =>
    insideAnyQuotes(sentenceText(reader, key, form, wording)),
  );
}

/** A digest of the sentences of all wordings that some code uses: what its file name depends on besides the code. */
export function sentencesHash(code: string): string {
  const sentences = [...code.matchAll(MARKER)].flatMap(([, reader = '', key = '', form = '']) =>
    WORDINGS.map((wording) => sentenceText(reader, key, form, wording)),
  );

  return createHash('sha256').update(JSON.stringify(sentences)).digest('hex');
}

function sentenceText(reader: string, key: string, form: string, wording: Wording): string {
  if (wording === 'en-us') return inAmericanSpelling(sentenceText(reader, key, form, 'en'));
  const dictionary = DICTIONARIES[reader];
  const sentence = dictionary?.[wording][key] ?? dictionary?.en[key] ?? '';
  if (typeof sentence === 'string') return sentence;

  return (form === 'one' || form === 'many' ? sentence[form] : undefined) ?? sentence.other;
}

/** A minifier chooses the quotes. */
function insideAnyQuotes(text: string): string {
  return text.replace(/[\\"'`$]/g, '\\$&').replaceAll('\n', '\\n');
}
