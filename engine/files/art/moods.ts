import { mix } from './colour.ts';
import { createRandom } from './random.ts';

/** Season and time of day: every colour of a picture is seen in its light. */
export type Mood = {
  name: string;
  sky: readonly [top: string, middle: string, horizon: string];
  sun: { x: number; y: number; colour: string; strength: number } | null;
  /** Colour of the light on lit surfaces, and how much of it there is. */
  light: string;
  lightAmount: number;
  shade: string;
  shadeAlpha: number;
  grass: readonly [near: string, far: string];
  foliage: readonly string[];
  conifer: string;
  distance: string;
  cloud: string;
  cloudAlpha: number;
  lamps: boolean;
  snow: boolean;
};

const SUMMER = ['#6f9a4a', '#5f8f4f', '#83a552', '#4f8450'] as const;
const AUTUMN = ['#d99a3a', '#c9772f', '#e0b24c', '#b5632e', '#a8a04a'] as const;
const OAK = ['#5d7a45', '#6b8550', '#4f7048', '#7a8f56'] as const;

const base = { lamps: false, snow: false } as const;

export const NORTHERN: Record<string, Mood> = {
  noon: {
    ...base,
    name: 'noon',
    sky: ['#5fa8dc', '#9ccdec', '#e4f2f7'],
    sun: { x: 0.82, y: 0.12, colour: '#fffbe8', strength: 0.55 },
    light: '#fff6df',
    lightAmount: 0.08,
    shade: '#274060',
    shadeAlpha: 0.3,
    grass: ['#7fae57', '#a3c56f'],
    foliage: SUMMER,
    conifer: '#3c6a52',
    distance: '#a9c6cf',
    cloud: '#ffffff',
    cloudAlpha: 0.85,
  },
  morning: {
    ...base,
    name: 'morning',
    sky: ['#8fc0e3', '#c9e2ef', '#fdf0df'],
    sun: { x: 0.14, y: 0.3, colour: '#fff3d6', strength: 0.7 },
    light: '#ffefd2',
    lightAmount: 0.1,
    shade: '#3d4f74',
    shadeAlpha: 0.26,
    grass: ['#8bb563', '#b5cf83'],
    foliage: ['#8db45a', '#7aa858', '#a0bf66', '#6c9c5a'],
    conifer: '#4a7860',
    distance: '#b9cfd2',
    cloud: '#fffaf3',
    cloudAlpha: 0.8,
  },
  golden: {
    ...base,
    name: 'golden',
    sky: ['#6f9fce', '#f3cfa4', '#fde3b4'],
    sun: { x: 0.86, y: 0.42, colour: '#fff0c2', strength: 0.95 },
    light: '#ffd08a',
    lightAmount: 0.2,
    shade: '#4a3a63',
    shadeAlpha: 0.32,
    grass: ['#8f9d4c', '#c3b766'],
    foliage: ['#86954a', '#74894a', '#9fa052', '#b0a04f'],
    conifer: '#4b6650',
    distance: '#c9b6a4',
    cloud: '#fff0dc',
    cloudAlpha: 0.75,
  },
  autumn: {
    ...base,
    name: 'autumn',
    sky: ['#78aed6', '#b7d6e6', '#f4ecda'],
    sun: { x: 0.2, y: 0.24, colour: '#fff2cf', strength: 0.6 },
    light: '#ffe2ac',
    lightAmount: 0.12,
    shade: '#463a58',
    shadeAlpha: 0.28,
    grass: ['#a3a558', '#c6bd73'],
    foliage: AUTUMN,
    conifer: '#48685a',
    distance: '#bdb9a6',
    cloud: '#ffffff',
    cloudAlpha: 0.75,
  },
  winter: {
    ...base,
    name: 'winter',
    sky: ['#8fb9dd', '#c4dcec', '#f3f4f3'],
    sun: { x: 0.78, y: 0.3, colour: '#fffaf0', strength: 0.6 },
    light: '#fff7ec',
    lightAmount: 0.1,
    shade: '#4d6c98',
    shadeAlpha: 0.3,
    grass: ['#f2f6fa', '#e0eaf2'],
    foliage: ['#8d8a86', '#9b948c'],
    conifer: '#47695e',
    distance: '#bccbd8',
    cloud: '#ffffff',
    cloudAlpha: 0.7,
    snow: true,
  },
  'winter dusk': {
    ...base,
    name: 'winter dusk',
    sky: ['#4d6aa3', '#a995c0', '#f5c9b6'],
    sun: { x: 0.3, y: 0.56, colour: '#ffdcc0', strength: 0.6 },
    light: '#8f8fc4',
    lightAmount: 0.28,
    shade: '#2d3766',
    shadeAlpha: 0.36,
    grass: ['#ccd3e9', '#dccfe0'],
    foliage: ['#6d6a80', '#787389'],
    conifer: '#3a5464',
    distance: '#a79fc0',
    cloud: '#f6d4cf',
    cloudAlpha: 0.6,
    lamps: true,
    snow: true,
  },
  dusk: {
    ...base,
    name: 'dusk',
    sky: ['#3f5f96', '#9b8fbd', '#f7c3a2'],
    sun: { x: 0.7, y: 0.58, colour: '#ffd9b0', strength: 0.7 },
    light: '#8d86b8',
    lightAmount: 0.24,
    shade: '#262c55',
    shadeAlpha: 0.38,
    grass: ['#5c7a5c', '#85926f'],
    foliage: ['#51705a', '#456554', '#5f7c5c'],
    conifer: '#2f4f50',
    distance: '#8f8bab',
    cloud: '#f7c6b4',
    cloudAlpha: 0.6,
    lamps: true,
  },
  overcast: {
    ...base,
    name: 'overcast',
    sky: ['#b4c7d3', '#d3dfe4', '#eef1ee'],
    sun: null,
    light: '#eef2f2',
    lightAmount: 0.08,
    shade: '#3c4a5c',
    shadeAlpha: 0.2,
    grass: ['#80a862', '#a6bf80'],
    foliage: ['#6d9457', '#5f8a58', '#7d9f5e'],
    conifer: '#446a58',
    distance: '#b8c5c8',
    cloud: '#ffffff',
    cloudAlpha: 0.55,
  },
};

export const SOUTHERN: Record<string, Mood> = {
  noon: {
    ...base,
    name: 'noon',
    sky: ['#4c9fda', '#97cdec', '#f0f1e4'],
    sun: { x: 0.8, y: 0.1, colour: '#fffbe3', strength: 0.6 },
    light: '#fff0cd',
    lightAmount: 0.1,
    shade: '#4a3f52',
    shadeAlpha: 0.34,
    grass: ['#9aa95c', '#c9c586'],
    foliage: OAK,
    conifer: '#56744e',
    distance: '#b7c2b4',
    cloud: '#ffffff',
    cloudAlpha: 0.9,
  },
  spring: {
    ...base,
    name: 'spring',
    sky: ['#6db3e2', '#b5dcf0', '#f8f3e2'],
    sun: { x: 0.18, y: 0.2, colour: '#fff6da', strength: 0.6 },
    light: '#fff0d0',
    lightAmount: 0.1,
    shade: '#433f5c',
    shadeAlpha: 0.28,
    grass: ['#8fb05b', '#bccb80'],
    foliage: ['#7f9e52', '#6d9150', '#92ab5e'],
    conifer: '#587a52',
    distance: '#b6c5b6',
    cloud: '#ffffff',
    cloudAlpha: 0.85,
  },
  golden: {
    ...base,
    name: 'golden',
    sky: ['#7a9cc6', '#f6c592', '#ffe2ae'],
    sun: { x: 0.12, y: 0.46, colour: '#fff0bd', strength: 1 },
    light: '#ffc37a',
    lightAmount: 0.22,
    shade: '#55355a',
    shadeAlpha: 0.34,
    grass: ['#a3974e', '#d1b36b'],
    foliage: ['#75824a', '#667848', '#8a8c4e'],
    conifer: '#5f7048',
    distance: '#caa88f',
    cloud: '#ffe6cb',
    cloudAlpha: 0.75,
  },
  dusk: {
    ...base,
    name: 'dusk',
    sky: ['#41538f', '#b186a9', '#fcb98b'],
    sun: { x: 0.74, y: 0.58, colour: '#ffd3a0', strength: 0.75 },
    light: '#a285a6',
    lightAmount: 0.24,
    shade: '#2b2650',
    shadeAlpha: 0.4,
    grass: ['#6d7257', '#978a68'],
    foliage: ['#525f4e', '#47564a', '#616b52'],
    conifer: '#46584a',
    distance: '#9a829f',
    cloud: '#fbc0a4',
    cloudAlpha: 0.6,
    lamps: true,
  },
  haze: {
    ...base,
    name: 'haze',
    sky: ['#9fc4d8', '#d6e2df', '#f7ecd3'],
    sun: { x: 0.64, y: 0.2, colour: '#fff4d8', strength: 0.5 },
    light: '#ffedc8',
    lightAmount: 0.12,
    shade: '#4b4353',
    shadeAlpha: 0.26,
    grass: ['#a9a561', '#cfc68e'],
    foliage: ['#71854f', '#627a4c', '#83905a'],
    conifer: '#5d7450',
    distance: '#c5c3b0',
    cloud: '#fffaf0',
    cloudAlpha: 0.6,
  },
};

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

/** The light of a picture depends on its name alone, so that its dominant colour is known beforehand. */
export function moodOf(name: string, climate: Climate): Mood {
  const random = createRandom(`${name} light`);
  random.next();
  const light = random.weighted<string>(climate === 'northern' ? NORTHERN_WEIGHTS : SOUTHERN_WEIGHTS);
  return (climate === 'northern' ? NORTHERN : SOUTHERN)[light] as Mood;
}

/** A surface's colour in this light. */
export function lit(colour: string, mood: Mood): string {
  return mix(colour, mood.light, mood.lightAmount);
}

/** The same surface turned away from the light. */
export function shaded(colour: string, mood: Mood, amount = 0.35): string {
  return mix(lit(colour, mood), mood.shade, amount);
}
