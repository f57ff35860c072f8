import { plainWords } from '../keywords.ts';

/** Kinds of streets as people shorten them, without accents. */
const KINDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    av: 'avenue',
    ave: 'avenue',
    aven: 'avenue',
    avda: 'avenida',
    st: 'street',
    str: 'street',
    rd: 'road',
    dr: 'drive',
    blvd: 'boulevard',
    boul: 'boulevard',
    bd: 'boulevard',
    cres: 'crescent',
    cr: 'crescent',
    ct: 'court',
    crt: 'court',
    pl: 'place',
    ln: 'lane',
    hwy: 'highway',
    pkwy: 'parkway',
    pky: 'parkway',
    sq: 'square',
    ter: 'terrace',
    terr: 'terrace',
    trl: 'trail',
    tr: 'trail',
    cir: 'circle',
    cl: 'close',
    ch: 'chemin',
  }),
);

const KIND_WORDS: ReadonlySet<string> = new Set(KINDS.values());

const DIRECTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    north: 'n',
    south: 's',
    east: 'e',
    west: 'w',
    northwest: 'nw',
    northeast: 'ne',
    southwest: 'sw',
    southeast: 'se',
  }),
);

/** The words of a street's name in the form in which they are compared: `82nd Ave.` is `82 avenue`. */
export function plainStreet(text: string): string {
  return plainWords(text)
    .split(' ')
    .map((word, at) =>
      at === 0 && word === 'st' ? 'saint' : (KINDS.get(word) ?? DIRECTIONS.get(word) ?? word),
    )
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th|e|er|re|eme)$/, '$1'))
    .join(' ');
}

/** How well a street answers a text: its whole name, its beginning, or the beginning of a later word of it. */
export function streetMatch(name: string, text: string): 'whole' | 'start' | 'word' | null {
  const [street, typed] = [plainStreet(name), plainStreet(text)];
  if (typed === '') return null;
  if (street === typed || withoutDirection(street) === typed) return 'whole';
  // A direction alone is a whole word or the beginning of a name: "west" means Westpark, not every W.
  if (DIRECTIONS.has(plainWords(text))) {
    if (street.startsWith(`${typed} `) || plainWords(name).startsWith(plainWords(text))) return 'start';
    return `${street} `.includes(` ${typed} `) ? 'word' : null;
  }
  if (street.startsWith(typed)) return 'start';

  return street.includes(` ${typed}`) ? 'word' : null;
}

/** The number and the kind of a street whose name is a number: of `82 Ave NW` 82 and `avenue`. */
export function numberedStreet(name: string): { number: number; kind: string } | null {
  const [, number, kind = ''] = /^(\d{1,4}) (\S+)$/.exec(withoutDirection(plainStreet(name))) ?? [];

  return number && KIND_WORDS.has(kind) ? { number: Number(number), kind } : null;
}

/** Whether a word says what kind of street a name is of, and so nothing about which one: `avenue`, `rd`. */
export function isStreetKind(word: string): boolean {
  return KINDS.has(word) || KIND_WORDS.has(word);
}

/**
 * A text with the listed name of a street in place of another that people use: `82 Avenue` is Whyte Avenue where `names` says so.
 */
export function withListedStreet(text: string, names: Readonly<Record<string, string>>): string {
  const [street = '', ...rest] = text.split(',');
  const typed = ` ${plainStreet(street)} `;
  const found = Object.entries(names).find(([other]) => typed.includes(` ${plainStreet(other)} `));
  if (!found) return text;
  const [other, name] = found;

  return [typed.replace(` ${plainStreet(other)} `, () => ` ${name} `).trim(), ...rest].join(',');
}

function withoutDirection(street: string): string {
  return street.replace(/ [ns]?[ew]$| [ns]$/, '');
}
