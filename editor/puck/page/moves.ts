/** The move of one item; `to` is the index without the item. */
export type Move = { from: number; to: number };

/** The sequence of moves from one order of items to another, a single one if one item moved. */
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
