import type { ReactElement } from 'react';
import type { HtmlPart } from '#domain/page/parts.ts';
import type { EditHandle } from '#web/src/ui/edit-handle.ts';

/** Markup; in the canvas of the editor the element that is typed into. */
export type CanvasText = string | ReactElement;

/**
 * A stored value as a view gets it: on a page as it is stored, in the canvas with an element in place of the markup of
 * headings and texts, and with what a press on an image, a video or a choice of the team edits.
 */
export type Drawn<T> = T extends HtmlPart
  ? T
  : T extends { html: string }
    ? { [K in keyof T]: K extends 'html' ? CanvasText : T[K] }
    : T extends { imageUrl: string } | { url: string } | readonly string[]
      ? T & { edit?: EditHandle }
      : T extends readonly (infer Item)[]
        ? Drawn<Item>[]
        : T extends object
          ? { [K in keyof T]: Drawn<T[K]> }
          : T;
