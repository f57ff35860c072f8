/** How often a customer is mailed about a saved search or about the favourites. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'never'] as const;

export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

export function isAlertFrequency(value: unknown): value is AlertFrequency {
  return ALERT_FREQUENCIES.some((frequency) => frequency === value);
}
