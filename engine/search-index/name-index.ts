import { plainWords } from '#domain/search/keywords.ts';
import { spellingDistance } from '#domain/search/similar-names.ts';

/** Names that share so many of a text's trigrams are compared letter by letter. */
const COMPARED_MAX = 300;

/**
 * Names by their trigrams, for texts that are spelt another way. The trigrams select candidates, the number of edits
 * decides; a name is as long as its words, so that "north sherwood park" is found by each of them.
 */
export class NameIndex {
  readonly #names: readonly string[];
  readonly #rows = new Map<string, number[]>();

  constructor(names: readonly string[]) {
    this.#names = names;
    names.forEach((name, at) => {
      for (const gram of trigrams(name)) {
        const rows = this.#rows.get(gram);
        if (rows) rows.push(at);
        else this.#rows.set(gram, [at]);
      }
    });
  }

  /** Numbers of the most similar names with the edits that tell them apart; those of the same distance in their order. */
  similar(text: string, size: number): { at: number; distance: number }[] {
    const shared = new Map<number, number>();
    for (const gram of trigrams(text))
      for (const at of this.#rows.get(gram) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);

    return [...shared]
      .sort(([one, grams], [other, otherGrams]) => otherGrams - grams || one - other)
      .slice(0, COMPARED_MAX)
      .flatMap(([at]) => {
        const distance = spellingDistance(text, this.#names[at] as string);
        return distance === null ? [] : [{ at, distance }];
      })
      .sort((one, other) => one.distance - other.distance || one.at - other.at)
      .slice(0, size);
  }
}

/**
 * Three letters in a row, with the beginning of each word, and of all words without their spaces ("millwoods"); two
 * letters of a swap share the grams of both orders.
 */
function trigrams(text: string): Set<string> {
  const plain = plainWords(text);
  const grams = new Set<string>();
  for (const word of [...plain.split(' '), plain.replaceAll(' ', '')]) {
    const padded = `  ${word}`;
    for (let start = 0; start + 3 <= padded.length; start++) {
      const gram = padded.slice(start, start + 3);
      grams.add([...gram].sort().join(''));
    }
  }
  return grams;
}
