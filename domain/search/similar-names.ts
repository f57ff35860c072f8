import { isStreetKind } from './street/street-match.ts';

/** Minimum length of a word that is searched on its own. */
const WORD_MIN = 5;

/**
 * The number of single edits (insertion, deletion, substitution, transposition) that turn a text into a
 * prefix of a name.
 */
export function editsToBeginning(text: string, name: string): number {
  const [from, to] = [[...text], [...name]];
  let [before, row]: [number[], number[]] = [[], to.map((_, column) => column).concat(to.length)];

  for (const [i, letter] of from.entries()) {
    const next = [i + 1];
    for (const [j, other] of to.entries()) {
      const edits = Math.min(
        (row[j + 1] ?? 0) + 1,
        (next[j] ?? 0) + 1,
        (row[j] ?? 0) + (letter === other ? 0 : 1),
      );
      const isSwap = i > 0 && j > 0 && letter === to[j - 1] && from[i - 1] === other;
      next.push(isSwap ? Math.min(edits, (before[j - 1] ?? 0) + 1) : edits);
    }
    [before, row] = [row, next];
  }

  return Math.min(...row);
}

/** Spelling distance of a text to a name or one of its words; null when they are too different. */
export function spellingDistance(text: string, name: string): number | null {
  const [wanted, known] = [plain(text), plain(name)];
  const words = known.split(' ');
  const beginnings = [
    ...words.map((_, index) => words.slice(index).join(' ')),
    ...(words.length > 1 ? [words.join('')] : []),
  ];
  const parts = wanted
    .split(' ')
    .filter((word) => word.length >= WORD_MIN && word !== wanted && !isStreetKind(word));
  const distances = [
    ...distancesOf(wanted, beginnings),
    // Matching a single word of the text is a weaker guess.
    ...parts.flatMap((word) => distancesOf(word, beginnings).map((edits) => edits + 1)),
  ];

  return distances.length > 0 ? Math.min(...distances) : null;
}

function distancesOf(text: string, beginnings: readonly string[]): number[] {
  return beginnings.map((name) => editsToBeginning(text, name)).filter((edits) => edits <= editsMax(text));
}

/** Longer texts allow more edits. */
function editsMax(text: string): number {
  if (text.length < 4) return 0;
  return text.length < 6 ? 1 : text.length < 10 ? 2 : 3;
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
