import type { Drawing } from './drawing.ts';
import { drawRiverValley } from './land/river-valley.ts';
import { drawRiverWalk } from './land/river-walk.ts';
import { drawMissions } from './missions.ts';

type Scene = {
  draw(name: string): Drawing;
  light: readonly [climate: 'northern' | 'southern', mood: string];
};

const valley = (mood: string): Scene => ({
  light: ['northern', mood],
  draw: (name) => drawRiverValley(name, mood),
});
const missions = (mood: string): Scene => ({
  light: ['southern', mood],
  draw: (name) => drawMissions(name, mood),
});

/** Drawn pictures of the demo sites' own pages. */
export const SCENES: Record<string, Scene> = {
  'valley-dusk': valley('dusk'),
  'valley-autumn': valley('autumn'),
  'community-missions': missions('spring'),
  'missions-evening': missions('golden'),
  'river-walk': { light: ['southern', 'golden'], draw: (name) => drawRiverWalk(name, 'golden') },
};
