import { NOT, VERBS } from './negations.ts';

/** What excludes a place in any spelling, without accents. English, French, Spanish. */
const OUTSIDE =
  "(?:anywhere|anything|everywhere|everything) but|outside(?: of)?|excluding|except(?: for)?|other than|but not|not|away from|(?<!(?:not|too|very) )far from|(?:en )?(?:dehors|hors) (?:de|du|des|d'|de l')|sauf|excepte|hormis|(?<!pas )loin (?:de|du|des)|fuera del?|excepto|(?<!(?:no|muy) )lejos del?";
const IN =
  'in|within|inside|near|on|at|around|by|along|close to|dans|a|au|aux|en|sur|pres de|pres du|sobre|cerca del?';
/** They are part of names too, as in "Sans Souci" and "No Name Road", unless a word like "in" follows. */
const BARE = `(?<!(?<!\\w)(?:in|at|a|en|dans) )(?:${NOT})(?! \\d)`;
const WANTED = `${VERBS}|to|live|living`;
const OR = '(?:and|or|nor|et|ou|y|o|ni)';
const BEFORE = 'all|just|anywhere|anything|everywhere|partout|tout|todo|mais|pero';
/** "Not far from Oliver" and "not only in Oliver" are wishes for it. */
const NO_EXCLUSION =
  '(?!(?:too |very |so |trop |muy )?(?:far|only|just|more|less|loin|seulement|solo|lejos)(?!\\w))';
/** Words after the name that are no part of it. */
const END = `\\s*(?:[|;:!?]|$)|,? (?:with|having|for|but|avec|pour|mais|con|para|pero|please|${OUTSIDE}|${NOT}) |(?<! ${OR}),? (?:${IN}) `;

const EXCLUDED = new RegExp(
  `(?<![\\w$-])(?:(?:${BEFORE}) )?(?:${OUTSIDE}|(?:${NOT}) (?=(?:(?:${WANTED}) )*(?:${IN}) )|(${BARE}))[ ]${NO_EXCLUSION}(?:(?:${WANTED}|${IN}) )*[^|]+?(?=${END})`,
  'g',
);
const EXCLUDING = new RegExp(`^(?:(?:${BEFORE}) )?(?:${OUTSIDE}|${NOT}) `, 'i');

/** Where a text excludes a place: "not in Downtown or Oliver". `text` is without what filters stand for, and as long as the original. */
export function excludedPlaces(text: string, original: string): { from: number; to: number }[] {
  return [...text.matchAll(EXCLUDED)].flatMap(({ 0: matched, 1: bare, index }) => {
    const at = index + (bare ? matched.indexOf(bare) : 0);
    const isName = bare !== undefined && /^\p{Lu}/u.test(original.slice(at));

    return isName || !/\w/.test(matched) ? [] : [{ from: index, to: index + matched.length }];
  });
}

/** Whether words exclude something: what they name is never searched. */
export function isExclusion(words: string): boolean {
  return EXCLUDING.test(words.normalize('NFD').replace(/\p{M}/gu, ''));
}
