import type { Mood } from './mood.ts';
import { NORTHERN } from './northern-moods.ts';
import { createRandom } from './random.ts';
import { SOUTHERN } from './southern-moods.ts';

const NORTHERN_WEIGHTS = [
  ['noon', 5],
  ['morning', 4],
  ['golden', 4],
  ['autumn', 3],
  ['winter', 2],
  ['winter dusk', 1.2],
  ['dusk', 2],
  ['overcast', 1.5],
] as const;

const SOUTHERN_WEIGHTS = [
  ['noon', 5],
  ['spring', 4],
  ['golden', 3.5],
  ['dusk', 2],
  ['haze', 2],
] as const;

export type Climate = 'northern' | 'southern';

/** The light depends only on the name, so that the dominant colour is known without drawing. */
export function moodOf(name: string, climate: Climate): Mood {
  const random = createRandom(`${name} light`);
  random.next();
  const light = random.weighted<string>(climate === 'northern' ? NORTHERN_WEIGHTS : SOUTHERN_WEIGHTS);
  return (climate === 'northern' ? NORTHERN : SOUTHERN)[light] as Mood;
}
