import type { MarkerPoint, MarkerSide } from './map-markers.ts';
import { worldPixel } from './map-position.ts';
import { lowestPrice, markerPrice } from './marker-price.ts';

/** The label of one home with its price, or of several. */
export type ArrangedLabel = {
  members: [MarkerPoint, ...MarkerPoint[]];
  side: MarkerSide;
  /** The lowest price of several homes, if known. */
  from: string | null;
  /** There is room for the number of homes alone. */
  isNarrow: boolean;
};

/** About the width of a digit, and of what surrounds a price or precedes the price of a group. */
export const LETTER_PX = 8;
export const PRICE_PADDING_PX = 17;
export const COUNT_PX = 22;
const SIDES: readonly MarkerSide[] = ['above', 'below', 'right', 'left'];
/** Homes so near each other are one place: their labels would point at the same spot. */
const SPOT_PX = 12;
/** Homes without room join a group that is no farther. */
const JOINED_PX = 60;

/** Height of a label with its margin; on touch screens also of what can be pressed around it. */
export const ROW_PX = { mouse: 28, touch: 38 };

export type Pixel = { x: number; y: number };
export type Box = { left: number; right: number; top: number; bottom: number };
type Home = Pixel & { point: MarkerPoint; width: number };
type Label = Pixel & { members: [Home, ...Home[]]; side: MarkerSide; box: Box };

/**
 * A label for each home on the side where it covers no other; those without room join the nearest, which shows their number,
 * and the lowest price where that has room.
 */
export function arrangeLabels(points: readonly MarkerPoint[], zoom: number, rowPx: number): ArrangedLabel[] {
  const labels = placeLabels(points, zoom, rowPx);
  for (const label of labels)
    if (priceOf(label)) label.box = boxAt(label, label.side, numberWidth(label), rowPx);
  for (const label of [...labels]) releaseHomes(label, labels, rowPx);

  const shown = new Map(
    labels
      .toSorted((one, other) => one.members.length - other.members.length)
      .map((label) => [label, showPrice(label, labels, rowPx)]),
  );
  return labels.map((label) => ({
    members: label.members.map(({ point }) => point) as ArrangedLabel['members'],
    side: label.side,
    ...(shown.get(label) ?? { from: null, isNarrow: true }),
  }));
}

/** The homes with the most room first: those in a crowd are the ones that are grouped. */
function placeLabels(points: readonly MarkerPoint[], zoom: number, rowPx: number): Label[] {
  const homes = points.map((point): Home & { box: Box } => {
    const width = labelWidth(point);
    const at = worldPixel(point.lat, point.lon, zoom);
    return { point, width, ...at, box: boxAt(at, 'above', width, rowPx) };
  });
  const crowd = new Map(
    homes.map((home) => {
      const around = boxAt(home, 'above', home.width, 2 * rowPx);
      return [home, homes.filter(({ box }) => overlap(around, box)).length];
    }),
  );
  const labels: Label[] = [];
  for (const home of homes.toSorted((one, other) => (crowd.get(one) ?? 0) - (crowd.get(other) ?? 0))) {
    const spot = labels.find((label) => distance(label, home) < SPOT_PX);
    const room = spot ? null : roomFor(home, home.width, labels, rowPx);
    if (spot) spot.members.push(home);
    else if (room) labels.push({ x: home.x, y: home.y, members: [home], ...room });
    else nearest(labels, home)?.members.push(home);
  }

  return labels;
}

/** A number is narrower than the price that its label was placed for: homes of the group may have room of their own. */
function releaseHomes(label: Label, labels: Label[], rowPx: number): void {
  for (const home of label.members.slice(1)) {
    const isAlone = [...label.members, ...labels].every(
      (other) => other === home || distance(other, home) >= SPOT_PX,
    );
    const room = isAlone ? roomFor(home, home.width, labels, rowPx) : null;
    if (!room) continue;

    const released: Label = { x: home.x, y: home.y, members: [home], ...room };
    const members = label.members.filter((member) => member !== home) as Label['members'];
    if (members.length === 1) {
      // The last of the group needs room for its price as well.
      const others = [...labels.filter((other) => other !== label), released];
      const own = roomFor(label, members[0].width, others, rowPx, label.side);
      if (!own) continue;
      Object.assign(label, own);
    }
    label.members = members;
    labels.push(released);
  }
}

/** Gives a group the room for its lowest price on any side of its place, if there is some. */
function showPrice(
  label: Label,
  labels: readonly Label[],
  rowPx: number,
): Pick<ArrangedLabel, 'from' | 'isNarrow'> {
  const from = priceOf(label);
  if (from === null) return { from, isNarrow: false };
  // And its plus sign.
  const width = numberWidth(label) + (from.length + 1) * LETTER_PX + PRICE_PADDING_PX;
  const others = labels.filter((other) => other !== label);
  const room = roomFor(label, width, others, rowPx, label.side);
  if (room) Object.assign(label, room);

  return { from, isNarrow: room === null };
}

/** About the width of a home's label. */
export function labelWidth(point: MarkerPoint): number {
  return markerPrice(point).length * LETTER_PX + PRICE_PADDING_PX;
}

/** The lowest price of several homes, if one is known. */
function priceOf({ members }: Label): string | null {
  return members.length > 1 ? lowestPrice(members.map(({ point }) => point)) : null;
}

function numberWidth({ members }: Label): number {
  return COUNT_PX + String(members.length).length * LETTER_PX;
}

/** The first side of a place where a label of this width covers no other. */
function roomFor(
  at: Pixel,
  width: number,
  labels: readonly Label[],
  rowPx: number,
  preferred: MarkerSide = 'above',
): Pick<Label, 'side' | 'box'> | null {
  for (const side of [preferred, ...SIDES]) {
    const box = boxAt(at, side, width, rowPx);
    if (!labels.some((other) => overlap(box, other.box))) return { side, box };
  }

  return null;
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

export function boxAt({ x, y }: Pixel, side: MarkerSide, width: number, height: number): Box {
  const left = side === 'left' ? x - width : side === 'right' ? x : x - width / 2;
  const top = side === 'above' ? y - height : side === 'below' ? y : y - height / 2;

  return { left, right: left + width, top, bottom: top + height };
}

/** A group is preferred to a price that would become one. */
function nearest(labels: readonly Label[], home: Home): Label | undefined {
  const closest = nearestOf(labels, home);
  const group = nearestOf(
    labels.filter(({ members }) => members.length > 1),
    home,
  );

  return group && distance(group, home) < JOINED_PX ? group : closest;
}

function nearestOf(labels: readonly Label[], home: Home): Label | undefined {
  return labels.toSorted((one, other) => distance(one, home) - distance(other, home))[0];
}

function distance(one: Pixel, other: Pixel): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
