const TIME = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant in the agent's own zone: the time today, with the day otherwise. */
export function moment(instant: string, now = new Date()): string {
  const date = new Date(instant);

  return (date.toDateString() === now.toDateString() ? TIME : MOMENT).format(date);
}

/** An instant in the agent's own zone, with the day. */
export function fullMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}
