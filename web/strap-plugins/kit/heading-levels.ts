import { createContext } from 'react';
import { HEADING_SIZES, type HeadingPart, type HeadingSize } from '#domain/page/parts.ts';
import type { Rendered } from './rendered.ts';

/** Maps sizes to elements within one strap; sizes without an entry are their own element. */
export type HeadingLevelMap = Partial<Record<HeadingSize, HeadingSize>>;

/** Empty in the editor: there the element is the chosen one. */
export const HeadingLevels = createContext<HeadingLevelMap>({});

/** Sizes are visual, levels structural: a strap's headings start on level one or two and go down one by one, whatever their size. */
export function headingLevels(state: unknown): HeadingLevelMap {
  const used = new Set(sizesIn(state));
  const levels: HeadingLevelMap = {};
  let deepest = 2;
  for (const [index, size] of HEADING_SIZES.entries()) {
    if (!used.has(size)) continue;
    const level = Math.min(index + 1, deepest);
    levels[size] = HEADING_SIZES[level - 1];
    deepest = level + 1;
  }

  return levels;
}

/** The level below a strap's title: one below that of `headingLevels`, two without a title. */
export function levelBelow({ html, size }: Rendered<HeadingPart>): 2 | 3 {
  return html && size !== 'h1' ? 3 : 2;
}

function sizesIn(value: unknown): HeadingSize[] {
  if (typeof value !== 'object' || value === null) return [];
  const { html, size } = value as { html?: unknown; size?: unknown };
  const isHeading = Boolean(html) && HEADING_SIZES.includes(size as HeadingSize);

  return isHeading ? [size as HeadingSize] : Object.values(value).flatMap(sizesIn);
}
