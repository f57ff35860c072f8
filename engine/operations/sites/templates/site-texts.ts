import { dictionaryByLanguage } from '#domain/language/dictionary-by-language.ts';
import type { Wording } from '#domain/language/wording.ts';
import { EN as STARTS_EN } from '../page-starts/texts/en.ts';
import { ES as STARTS_ES } from '../page-starts/texts/es.ts';
import { FR as STARTS_FR } from '../page-starts/texts/fr.ts';
import { EN as STARTING_EN } from '../starting-texts/en.ts';
import { ES as STARTING_ES } from '../starting-texts/es.ts';
import { FR as STARTING_FR } from '../starting-texts/fr.ts';
import { EN } from './texts/en.ts';
import { ES } from './texts/es.ts';
import { FR } from './texts/fr.ts';

const ENGLISH = { ...STARTING_EN, ...STARTS_EN, ...EN };
export type TextKey = keyof typeof ENGLISH;
type Suffixed = Extract<TextKey, `${string}.text`>;
/** A key that has a text of the same name. */
export type ItemKey = Suffixed extends `${infer Key}.text` ? Extract<TextKey, Key> : never;

/** The texts of all templates and ready pages in a language. */
export const siteTexts = dictionaryByLanguage(ENGLISH, {
  fr: { ...STARTING_FR, ...STARTS_FR, ...FR },
  es: { ...STARTING_ES, ...STARTS_ES, ...ES },
});

/** The text of a team in place of that of one agent, where there is one. */
export function oursOf(key: TextKey): TextKey {
  const ours = `${key}.we`;

  return ours in ENGLISH ? (ours as TextKey) : key;
}

/** What the pages say about the brokerage; its phone, email and agent stand in them as placeholders. */
export type SiteFacts = {
  siteName: string;
  language: Wording;
  /** City or area, for example "Halifax, NS"; may be empty. */
  area: string;
  /** Ids of the agents of the site, in the order of the roster. */
  agentIds?: readonly string[];
  /** Several people speak on the site, though there is one agent yet. */
  isTeam?: boolean;
  /** To be looked at, not stored: sections that wait for an agent's words show samples. */
  isSample?: boolean;
};
