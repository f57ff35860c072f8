const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A time in the agent's time zone, with the date unless it is today. */
export function moment(instant: string, now = new Date()): string {
  const date = new Date(instant);

  return (date.toDateString() === now.toDateString() ? TIME : MOMENT).format(date);
}

/** A time in the agent's time zone, with the date. */
export function fullMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}
