/** How often a customer wants e-mail about a saved search or about the favourites. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'never'] as const;

export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** What a form offers first: a mail a day is what most people bear. */
export const DEFAULT_ALERT_FREQUENCY: AlertFrequency = 'daily';

export function isAlertFrequency(value: unknown): value is AlertFrequency {
  return ALERT_FREQUENCIES.some((frequency) => frequency === value);
}
