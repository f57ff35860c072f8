import type { Shot } from '#web/src/gallery/shot.ts';

export const WIDTHS = [1440, 390] as const;

/** One picture as it was written: where, of what, how high in pixels. */
export type Picture = { file: string; shot: Shot; palette: string; width: number; height: number };

export function fileName({ name, state }: Shot, palette: string, width: number): string {
  const suffix = state ? `-${state.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : '';

  return `${name}${suffix}-${palette}-${width}.jpg`;
}

/** What stands under a picture, for people. */
export function caption({ shot, palette, width }: Picture): string {
  return `${[shot.name, shot.state].filter(Boolean).join(', ')} · ${palette} · ${width} px`;
}

export function escapeHtml(value: string): string {
  return value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
