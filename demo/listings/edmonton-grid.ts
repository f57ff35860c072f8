/** Edmonton's numbered avenues (by latitude) and streets (by longitude), measured at known crossings. */
const AVENUES: readonly (readonly [number, number])[] = [
  [1, 53.4337],
  [23, 53.454],
  [51, 53.4877],
  [63, 53.4998],
  [72, 53.5085],
  [76, 53.5123],
  [82, 53.5181],
  [87, 53.5235],
  [95, 53.5312],
  [101, 53.5415],
  [107, 53.551],
  [111, 53.5588],
  [118, 53.5703],
  [127, 53.5847],
  [137, 53.5995],
  [144, 53.611],
  [153, 53.6235],
  [167, 53.644],
  [180, 53.661],
];
const STREETS: readonly (readonly [number, number])[] = [
  [10, -113.355],
  [17, -113.369],
  [34, -113.3937],
  [50, -113.4174],
  [66, -113.4325],
  [75, -113.4445],
  [83, -113.4565],
  [91, -113.4667],
  [95, -113.4757],
  [97, -113.483],
  [99, -113.4865],
  [101, -113.4915],
  [104, -113.4975],
  [109, -113.512],
  [114, -113.5245],
  [124, -113.536],
  [142, -113.5658],
  [149, -113.5778],
  [156, -113.5903],
  [170, -113.614],
  [178, -113.6275],
  [184, -113.638],
  [199, -113.66],
  [215, -113.687],
];

function between(table: typeof AVENUES, value: number, from: 0 | 1): number {
  const to = from === 0 ? 1 : 0;
  const rising = (table[0]?.[from] ?? 0) < (table.at(-1)?.[from] ?? 0);
  let i = 1;
  while (i < table.length - 1 && (rising ? (table[i]?.[from] ?? 0) < value : (table[i]?.[from] ?? 0) > value))
    i++;
  const [a, b] = [table[i - 1], table[i]] as [readonly [number, number], readonly [number, number]];
  return a[to] + ((b[to] - a[to]) * (value - a[from])) / (b[from] - a[from]);
}

/** Numbers may be fractional: 82.5 lies between 82 and 83 Avenue. */
export const avenueAt = (lat: number) => between(AVENUES, lat, 1);
export const streetAt = (lon: number) => between(STREETS, lon, 1);
export const latOfAvenue = (avenue: number) => between(AVENUES, avenue, 0);
export const lonOfStreet = (street: number) => between(STREETS, street, 0);
