import { type Forms, fill, type Params, type Sentence } from './fill.ts';
import { type Language, language } from './language.ts';

export type Sentences = Readonly<Record<string, Sentence>>;
/** The sentences of another language; missing ones fall back to English. */
export type Translation<English extends Sentences> = {
  readonly [Key in keyof English]?: English[Key] extends string ? string : Forms;
};

type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `{${string}` ? never : Name) | NamesIn<Rest>
  : never;
type NamesOf<Text> = Text extends string ? NamesIn<Text> : 'count' | NamesIn<Text[keyof Text]>;
/** True when one of the sentences has no placeholder. */
type IsPlain<Text> = true extends (
  Text extends unknown
    ? [NamesOf<Text>] extends [never]
      ? true
      : false
    : never
)
  ? true
  : false;
type ParamsOf<Text> =
  IsPlain<Text> extends true ? [params?: Params] : [params: Readonly<Record<NamesOf<Text>, string | number>>];

/** Returns a sentence in the language of the page, with its `{placeholders}` filled in. */
export type Say<English extends Sentences> = <Key extends keyof English>(
  key: Key,
  ...params: ParamsOf<English[Key]>
) => string;

let spelt = (sentence: Sentence): Sentence => sentence;

/** A server writes the English of several countries: `spell` returns a sentence as that of the request spells it. */
export function spellEnglishBy(spell: (sentence: Sentence) => Sentence): void {
  spelt = spell;
}

export type Others<English extends Sentences> = {
  readonly [Other in Exclude<Language, 'en'>]?: Translation<English>;
};

/** The reader of a dictionary. English has every key, with the placeholders that a caller has to fill in. */
export function dictionary<const English extends Sentences>(
  en: English,
  others: Others<English> = {},
): Say<English> {
  return (key, params: Params = {}) => translate(en, others, { language: language(), key, params });
}

/** A sentence in a language, or in English where the language has none. */
export function translate<English extends Sentences>(
  en: English,
  others: Others<English>,
  { language: own, key, params }: { language: Language; key: keyof English; params: Params },
): string {
  const translated: Sentence | undefined = own === 'en' ? undefined : others[own]?.[key];

  return fill(translated ?? spelt(en[key] as Sentence), params, own);
}
