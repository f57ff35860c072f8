import type { Shot } from '#web/src/testing/gallery/shot.ts';

export const WIDTHS = [1440, 390] as const;

/** A written picture: file, shot, and height in pixels. */
export type Picture = { file: string; shot: Shot; palette: string; width: number; height: number };

export function fileName({ name, state }: Shot, palette: string, width: number): string {
  const suffix = state ? `-${state.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : '';

  return `${name}${suffix}-${palette}-${width}.jpg`;
}

/** The caption under a picture. */
export function caption({ shot, palette, width }: Picture): string {
  return `${[shot.name, shot.state].filter(Boolean).join(', ')} · ${palette} · ${width} px`;
}
