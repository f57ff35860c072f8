/**
 * The index of shapes that stands for cities and neighbourhoods as listings name them: `St._Albert` or
 * `Westmount__Edmonton`. Listings outside all stored places are found by these.
 */
export const LISTED_AREA_INDEX = 'listed-area';

/** The part of an id for a name, for comparison. */
export function areaKey(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

/** What an id names, for comparison; a city has no neighbourhood. */
export function areaKeys(id: string): { city: string; neighbourhood: string | null } {
  const [first = '', second] = id.split('__').map(areaKey);

  return second === undefined ? { city: first, neighbourhood: null } : { city: second, neighbourhood: first };
}

/** Whether a city or neighbourhood is meant by a text: a word of its name begins with it, or its whole text does. */
export function isAreaCalled(label: string, typed: string): boolean {
  const [name, text] = [label.toLowerCase(), typed.trim().toLowerCase()];
  const [first = ''] = name.split(',');

  return [name, name.replaceAll(',', '')].some((one) => one.startsWith(text)) || first.includes(` ${text}`);
}
