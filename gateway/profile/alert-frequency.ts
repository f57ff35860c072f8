import type { AlertFrequency } from '#domain/alerts/frequency.ts';
import type { AlertFrequency as FrequencyName } from '../__generated__/types.ts';

/** The name of a frequency in the API. */
export function frequencyName(frequency: AlertFrequency): FrequencyName {
  return frequency.toUpperCase() as Uppercase<AlertFrequency>;
}

/** A choice as the profile calls take it. */
export function choiceOf(name: FrequencyName, version: string | null | undefined) {
  const frequency = name.toLowerCase() as Lowercase<FrequencyName>;

  return { frequency, ...(version != null && { version }) };
}
