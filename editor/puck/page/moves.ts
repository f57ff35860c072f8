/** One item leaves its place and stands at another; places count from 0, `to` without the item. */
export type Move = { from: number; to: number };

/** The moves, one after the other, from one order of items to another order of the same items; where one item has moved it is one. */
export function movesBetween(current: readonly string[], target: readonly string[]): Move[] {
  const there = [...current];
  const moves: Move[] = [];

  for (const [index, wanted] of target.entries()) {
    const item = there[index];
    if (item === undefined || item === wanted) continue;
    const move =
      there[index + 1] === wanted
        ? { from: index, to: target.indexOf(item) }
        : { from: there.indexOf(wanted), to: index };
    moves.push(move);
    there.splice(move.to, 0, ...there.splice(move.from, 1));
  }

  return moves;
}
