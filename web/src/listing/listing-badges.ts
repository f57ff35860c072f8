export type OpenHouse = { date: string; startTime: string; endTime: string };

/** A listing counts as new for a week. */
export const NEW_FOR_DAYS = 7;
const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Under offer, but still shown by the source until it is sold. */
export function isPending({ status }: { status: string }): boolean {
  return status === 'pending';
}

export function isNew(listedAt: string | null, now: number): boolean {
  const age = listedAt ? now - Date.parse(listedAt) : Number.NaN;

  return age >= 0 && age < NEW_FOR_DAYS * DAY_MS;
}

/** Open houses that have not ended, the next first. `clock` is the local time of the space: `2026-11-21T14:05`. */
export function comingOpenHouses<House extends OpenHouse>(
  openHouses: readonly House[],
  clock: string,
): House[] {
  const order = (house: House) => `${house.date} ${house.startTime}`;
  const coming = openHouses.filter(({ date, endTime }) => `${date}T${endTime}` > clock);

  return coming.sort((a, b) => order(a).localeCompare(order(b)));
}

/** `Sat 2–4`: the day of the week and the hours. */
export function openHouseHours({ date, startTime, endTime }: OpenHouse): string {
  const weekday = WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';

  return `${weekday} ${hour(startTime)}–${hour(endTime)}`.trim();
}

/** `13:30` as `1:30`, `14:00` as `2`. */
function hour(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  const twelve = Number(hours) % 12 || 12;

  return minutes === '00' ? String(twelve) : `${twelve}:${minutes}`;
}
