const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the agent's time zone, with the date unless it is today. */
export function moment(instant: string, now = new Date()): string {
  const date = new Date(instant);

  return (date.toDateString() === now.toDateString() ? TIME : MOMENT).format(date);
}

/** A time with the date, in the agent's time zone or another. */
export function fullMoment(instant: string, timeZone?: string): string {
  const format = timeZone
    ? new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short', timeZone })
    : MOMENT;

  return format.format(new Date(instant));
}
