import type { Random } from '../art/random.ts';
import { acceptedRuns, lengthOf, type Metres, withoutNeedless } from './lines.ts';

export type NetworkShape = {
  centre: Metres;
  /** Half the side of the square that it covers. */
  reach: number;
  /** Direction of its streets, in radians. */
  grain: number;
  /** Distance between parallel streets, along and across. */
  blocks: readonly [number, number];
  /** How far its streets swing out of the straight, in metres. */
  swing: number;
  /** Share of the blocks' sides that have no street. */
  gaps: number;
};

/** Blocks without houses: a corner of the network in blocks, and how many each way. */
export type Green = { column: number; row: number; columns: number; rows: number };

const STEP = 20;
const SHORTEST = 90;

export type Network = ReturnType<typeof layNetwork>;

/** Streets along and across a grain, swung by two waves, with sides left out. */
export function layNetwork(random: Random, shape: NetworkShape) {
  const { centre, reach, grain, blocks, swing, gaps } = shape;
  const [cos, sin] = [Math.cos(grain), Math.sin(grain)];
  const wave = random.between(480, 760);
  const [phaseX, phaseY] = [random.between(0, 7), random.between(0, 7)];
  const columns = Math.ceil((2 * reach) / blocks[0]);
  const rows = Math.ceil((2 * reach) / blocks[1]);

  /** From blocks of the network to metres of the city. */
  function place(column: number, row: number): Metres {
    const u = (column - columns / 2) * blocks[0];
    const v = (row - rows / 2) * blocks[1];
    const x = u + swing * Math.sin(v / (wave / 6.28) + phaseX);
    const y = v + swing * Math.sin(u / (wave / 6.28) + phaseY);

    return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
  }

  /** The streets that lie where they are accepted and not through a green, longest first. */
  function streets(accepts: (at: Metres) => boolean, greens: readonly Green[] = []): Metres[][] {
    const lines: Metres[][] = [];
    for (let column = 0; column <= columns; column++)
      lines.push(
        ...sides(
          rows,
          (row) => isOpen(column, row, 'along'),
          (row) => place(column, row),
          blocks[1],
        ),
      );
    for (let row = 0; row <= rows; row++)
      lines.push(
        ...sides(
          columns,
          (column) => isOpen(column, row, 'across'),
          (column) => place(column, row),
          blocks[0],
        ),
      );

    return lines
      .flatMap((line) => acceptedRuns(line, accepts))
      .map((line) => withoutNeedless(line))
      .filter((line) => lengthOf(line) >= SHORTEST)
      .sort((a, b) => lengthOf(b) - lengthOf(a));

    function isOpen(column: number, row: number, way: 'along' | 'across'): boolean {
      const crosses = greens.some((green) =>
        way === 'along'
          ? column > green.column &&
            column < green.column + green.columns &&
            row >= green.row &&
            row < green.row + green.rows
          : row > green.row &&
            row < green.row + green.rows &&
            column >= green.column &&
            column < green.column + green.columns,
      );
      return !crosses && !random.chance(gaps);
    }
  }

  return { place, streets, columns, rows };
}

/** Lines over the sides of the blocks in a row, interrupted where a side is not open. */
function sides(
  count: number,
  isOpen: (index: number) => boolean,
  place: (position: number) => Metres,
  block: number,
): Metres[][] {
  const lines: Metres[][] = [];
  const steps = Math.max(1, Math.round(block / STEP));
  let line: Metres[] = [];
  for (let index = 0; index < count; index++) {
    if (!isOpen(index)) {
      if (line.length > 1) lines.push(line);
      line = [];
      continue;
    }
    if (line.length === 0) line.push(place(index));
    for (let step = 1; step <= steps; step++) line.push(place(index + step / steps));
  }
  return line.length > 1 ? [...lines, line] : lines;
}
