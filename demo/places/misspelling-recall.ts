import { NameIndex } from '#engine/search-index/name-index.ts';
import { createRandom } from '../art/random.ts';
import { EDMONTON_PLACES, SAN_ANTONIO_PLACES } from './places.ts';

/** Of all misspellings, the share whose name is found first, and among the first five. */
export type Recall = { edits: 1 | 2; typed: number; first: number; firstFive: number };

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const VARIANTS = 20;
/** Two edits of a shorter name can be another word. */
const SHORTEST = { 1: 4, 2: 7 } as const;

/** Finds the demo's place names by seeded random edits: a letter inserted, left out, swapped with the next, or replaced. */
export function misspellingRecall(edits: 1 | 2): Recall {
  const random = createRandom(`misspellings of ${edits}`);
  const names = [...new Set([...EDMONTON_PLACES, ...SAN_ANTONIO_PLACES].map(({ name }) => name))];
  const index = new NameIndex(names);
  const known = new Set(names.map((name) => name.toLowerCase()));
  const recall = { edits, typed: 0, first: 0, firstFive: 0 };

  for (const name of names.filter(({ length }) => length >= SHORTEST[edits])) {
    for (let variant = 0; variant < VARIANTS; variant++) {
      let typed = name.toLowerCase();
      for (let edit = 0; edit < edits; edit++) typed = edited(typed, random);
      if (known.has(typed)) continue;
      const found = index.similar(typed, 5).map(({ at }) => names[at]);
      recall.typed += 1;
      if (found[0] === name) recall.first += 1;
      if (found.includes(name)) recall.firstFive += 1;
    }
  }
  const { typed, first, firstFive } = recall;

  return { edits, typed, first: first / typed, firstFive: firstFive / typed };
}

function edited(text: string, random: ReturnType<typeof createRandom>): string {
  const at = random.whole(0, text.length - 2);
  const letter = random.pick([...LETTERS]);
  const [before, one, other, after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];

  return random.pick([
    `${before}${letter}${one}${other}${after}`,
    `${before}${other}${after}`,
    `${before}${other}${one}${after}`,
    `${before}${letter}${other}${after}`,
  ]);
}
