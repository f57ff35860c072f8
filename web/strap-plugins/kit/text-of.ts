import type { CanvasText } from './drawn.ts';

/** The text of a heading's markup, for names; nothing while the heading is typed into. */
export function textOf(html: CanvasText): string {
  return typeof html === 'string' ? html.replace(/<[^>]*>/g, '').trim() : '';
}
