import type { CanvasText } from './rendered.ts';

/** Text content of a heading's markup, for accessible names; empty while the heading is edited. */
export function textOf(html: CanvasText): string {
  return typeof html === 'string' ? html.replace(/<[^>]*>/g, '').trim() : '';
}
