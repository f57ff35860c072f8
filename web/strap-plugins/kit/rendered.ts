import type { ReactElement } from 'react';
import type { HtmlPart } from '#domain/page/parts.ts';
import type { EditHandle } from '#web/src/ui/edit-handle.ts';

/** Markup; in the editor's canvas an editable element. */
export type CanvasText = string | ReactElement;

/**
 * A stored value as a view gets it: unchanged on a page; in the editor's canvas, headings and texts are elements instead
 * of markup, which is in `markup` then, and images, videos and team choices carry what a click on them edits.
 */
export type Rendered<T> = T extends HtmlPart
  ? T
  : T extends { html: string }
    ? { [K in keyof T]: K extends 'html' ? CanvasText : T[K] } & { markup?: string }
    : T extends { imageUrl: string } | { url: string } | readonly string[]
      ? T & { edit?: EditHandle }
      : T extends readonly (infer Item)[]
        ? Rendered<Item>[]
        : T extends object
          ? { [K in keyof T]: Rendered<T[K]> }
          : T;

/** Text content of a heading's markup in one line, for accessible names; empty while the heading is edited. */
export function textOf(html: CanvasText): string {
  return typeof html === 'string'
    ? html
        .replace(/<br\b[^>]*>/g, ' ')
        .replace(/<[^>]*>/g, '')
        .trim()
    : '';
}
