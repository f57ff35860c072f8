import { drawCondo } from './condos.ts';
import type { Drawing } from './drawing.ts';
import { drawFront } from './exteriors.ts';
import { infill } from './infill.ts';
import { drawLakeside } from './land/lakeside.ts';
import { drawRiverValley } from './land/river-valley.ts';
import { drawRiverWalk } from './land/river-walk.ts';
import { drawMissions } from './missions.ts';
import { bungalow, craftsman, suburban } from './northern-houses.ts';
import { NORTHERN } from './northern-moods.ts';
import { drawRow } from './row-houses.ts';
import { farmhouse, hacienda, ranch } from './southern-houses.ts';
import { SOUTHERN } from './southern-moods.ts';
import { drawStore } from './storefronts.ts';

type Scene = {
  draw(name: string): Drawing;
  light: readonly [climate: 'northern' | 'southern', mood: string];
};

const northern = (build: typeof ranch, mood: string): Scene => ({
  light: ['northern', mood],
  draw: (name) => drawFront(name, 'northern', build, NORTHERN[mood]),
});
const southern = (build: typeof ranch, mood: string, rural = false): Scene => ({
  light: ['southern', mood],
  draw: (name) => drawFront(name, 'southern', build, SOUTHERN[mood], rural),
});
const valley = (mood: string): Scene => ({
  light: ['northern', mood],
  draw: (name) => drawRiverValley(name, mood),
});
const lakeside = (mood: string, beach: boolean): Scene => ({
  light: ['northern', mood],
  draw: (name) => drawLakeside(name, mood, beach),
});
const missions = (mood: string): Scene => ({
  light: ['southern', mood],
  draw: (name) => drawMissions(name, mood),
});

/** Drawn pictures of the demo sites' own pages. */
export const SCENES: Record<string, Scene> = {
  'valley-dusk': valley('dusk'),
  'valley-autumn': valley('autumn'),
  'community-downtown': valley('golden'),
  'community-strathcona': {
    light: ['northern', 'golden'],
    draw: () => drawStore('commercial-001', 'northern'),
  },
  'office-edmonton': { light: ['northern', 'morning'], draw: () => drawStore('commercial-000', 'northern') },
  'community-highlands': northern(craftsman, 'morning'),
  'community-westmount': northern(craftsman, 'autumn'),
  'community-belgravia': northern(bungalow, 'noon'),
  'community-glenora': northern(infill, 'golden'),
  'community-garneau': { light: ['northern', 'noon'], draw: (name) => drawCondo(name, 'northern') },
  'community-oliver': { light: ['northern', 'noon'], draw: (name) => drawCondo(name, 'northern') },
  'community-windermere': lakeside('morning', false),
  'community-summerside': lakeside('noon', true),
  'community-griesbach': lakeside('golden', false),
  'community-mill-woods': { light: ['northern', 'noon'], draw: (name) => drawRow(name, 'northern') },
  'street-golden': northern(bungalow, 'golden'),
  'street-winter': northern(suburban, 'winter dusk'),
  'community-missions': missions('spring'),
  'missions-evening': missions('golden'),
  'river-walk': { light: ['southern', 'golden'], draw: (name) => drawRiverWalk(name, 'golden') },
  'office-san-antonio': southern(hacienda, 'spring'),
  'community-king-william': southern(farmhouse, 'golden'),
  'community-alamo-heights': southern(ranch, 'noon'),
  'community-stone-oak': southern(hacienda, 'golden'),
  'community-alamo-ranch': southern(suburban, 'noon'),
  'community-southtown': { light: ['southern', 'noon'], draw: (name) => drawRow(name, 'southern') },
  'community-monte-vista': southern(hacienda, 'haze'),
  'community-dignowity': southern(craftsman, 'dusk'),
  'community-leon-springs': southern(ranch, 'golden', true),
};
