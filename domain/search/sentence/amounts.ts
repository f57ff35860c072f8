import { readPrice } from './read-price.ts';

/** Numbers as words, in English, French and Spanish, without accents. */
const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  single: 1,
  un: 1,
  une: 1,
  uno: 1,
  una: 1,
  two: 2,
  deux: 2,
  dos: 2,
  three: 3,
  trois: 3,
  tres: 3,
  four: 4,
  quatre: 4,
  cuatro: 4,
  five: 5,
  cinq: 5,
  cinco: 5,
  six: 6,
  seis: 6,
};

export const COUNT = `(\\d{1,2}(?:[.,]5)?|${Object.keys(NUMBERS)
  .filter((word) => word.length > 1)
  .join('|')})`;

const LETTERS = 'k|mm?|mil|thousand|grand|mille|millions?|millon(?:es)?';
/** An amount of money; its groups are the number, and the letter or word of thousands or millions. */
export const AMOUNT = `\\$?\\s?(\\d{1,3}(?:[ ,.']\\d{3})+|\\d+(?:[.,]\\d{1,3})?)\\s?(${LETTERS})?(?![\\w%])\\s?(?:\\$|dollars?|dolares|pesos)?`;

const SCALES: readonly (readonly [RegExp, string])[] = [
  [/^(k|mil|thousand|grand|mille)$/, 'k'],
  [/^(m|mm|millions?|millon(es)?)$/, 'm'],
];

export function readCount(text: string): number {
  return NUMBERS[text] ?? Math.floor(Number(text.replace(',', '.')));
}

export function readAmount(number: string, letter: string | undefined): number {
  const scale = letter ? (SCALES.find(([pattern]) => pattern.test(letter))?.[1] ?? '') : '';

  return readPrice(`${number}${scale}`) ?? 0;
}

/** "Under 500" means 500,000 where homes are bought. */
const SAID_IN_THOUSANDS = { least: 50, most: 2000 };

export function saidPrice(amount: number, { isLease }: { isLease: boolean }): number {
  const { least, most } = SAID_IN_THOUSANDS;

  return !isLease && amount >= least && amount <= most ? amount * 1000 : amount;
}
