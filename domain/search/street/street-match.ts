import { plainWords } from '../keywords.ts';

/** Kinds of streets and directions as people shorten them, without accents. */
const SHORT: ReadonlyMap<string, string> = new Map(
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
    .map((word, at) => (at === 0 && word === 'st' ? 'saint' : (SHORT.get(word) ?? word)))
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th|e|er|re|eme)$/, '$1'))
    .join(' ');
}

/** How well a street answers a text: its whole name, its beginning, or the beginning of a later word of it. */
export function streetMatch(name: string, text: string): 'whole' | 'start' | 'word' | null {
  const [street, typed] = [plainStreet(name), plainStreet(text)];
  if (typed === '') return null;
  if (street === typed || street.replace(/ [ns]?[ew]$| [ns]$/, '') === typed) return 'whole';
  if (street.startsWith(typed)) return 'start';

  return street.includes(` ${typed}`) ? 'word' : null;
}
