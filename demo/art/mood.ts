import { mix } from './colour.ts';

/** Season and time of day, which determine the light of a picture. */
export type Mood = {
  name: string;
  sky: readonly [top: string, middle: string, horizon: string];
  sun: { x: number; y: number; colour: string; strength: number } | null;
  /** Colour and intensity of the light on lit surfaces. */
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

export const SUMMER = ['#6f9a4a', '#5f8f4f', '#83a552', '#4f8450'] as const;

export const AUTUMN = ['#d99a3a', '#c9772f', '#e0b24c', '#b5632e', '#a8a04a'] as const;

export const OAK = ['#5d7a45', '#6b8550', '#4f7048', '#7a8f56'] as const;

export const base = { lamps: false, snow: false } as const;

/** A surface's colour in this light. */
export function lit(colour: string, mood: Mood): string {
  return mix(colour, mood.light, mood.lightAmount);
}

/** The same surface in shade. */
export function shaded(colour: string, mood: Mood, amount = 0.35): string {
  return mix(lit(colour, mood), mood.shade, amount);
}
