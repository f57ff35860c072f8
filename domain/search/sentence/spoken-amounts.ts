import { whole } from './phrases.ts';

/** Words of numbers, without accents. English, French, Spanish. */
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17 },
  ...{ eighteen: 18, nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90 },
  ...{ un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, sept: 7, huit: 8, neuf: 9, dix: 10, vingt: 20 },
  ...{ trente: 30, quarante: 40, cinquante: 50, soixante: 60 },
  ...{ dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, veinte: 20 },
  ...{ treinta: 30, cuarenta: 40, cincuenta: 50, sesenta: 60, setenta: 70, ochenta: 80, noventa: 90 },
  ...{ cien: 100, ciento: 100, doscientos: 200, trescientos: 300, cuatrocientos: 400, quinientos: 500 },
  ...{ seiscientos: 600, setecientos: 700, ochocientos: 800, novecientos: 900 },
};
const HUNDRED = /^(?:hundred|cents?)$/;
const WORD = `(?:${Object.keys(NUMBERS).join('|')}|hundred|cents?)`;
const NUMBER = `${WORD}(?:(?:[ -]| and | y )${WORD})*`;
const MILLION = /^mill/;

const HALF = '(?: and a half| et demie?| y medio)';
const FRACTIONS: readonly (readonly [source: string, thousands: number])[] = [
  ['(?<!and an? )half(?:[- ]an?)?[- ]mil(?:lion)?|(?:un )?demi[- ]million|medio millon', 500],
  ['(?:an? )?quarter(?: of)?(?: a)?[- ]million', 250],
  ['three[- ]quarters?(?: of)? a million', 750],
];
const SPOKEN = whole(
  `(${NUMBER}|\\d{1,3}(?=${HALF}))(${HALF})? (millions?|millon(?:es)?|thousand|grand|mil|mille)(?!\\w)(${HALF})?`,
);

/** Amounts in words as digits of the same length: "half a million" is 500k. */
export function plainAmounts(text: string): string {
  const digits = (matched: string, thousands: number) => `${thousands}k`.padStart(matched.length, '0');
  const simple = FRACTIONS.reduce(
    (rest, [source, thousands]) => rest.replace(whole(source), (matched) => digits(matched, thousands)),
    text,
  );

  return simple.replace(SPOKEN, (matched, number: string, before, scale: string, after) => {
    const count = countOf(number) + (before || after ? 0.5 : 0);
    return digits(matched, MILLION.test(scale) && scale !== 'mille' ? count * 1000 : count);
  });
}

function countOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);

  return text
    .split(/[ -]/)
    .reduce((count, word) => (HUNDRED.test(word) ? (count || 1) * 100 : count + (NUMBERS[word] ?? 0)), 0);
}
