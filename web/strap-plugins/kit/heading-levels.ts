import { createContext } from 'react';
import { HEADING_SIZES, type HeadingPart, type HeadingSize } from '#domain/page/parts.ts';
import type { Drawn } from './drawn.ts';

/** The element of a size within one strap; a size that is not named is its own element. */
export type HeadingLevelMap = Partial<Record<HeadingSize, HeadingSize>>;

/** Empty where agents edit: there an element is what was chosen. */
export const HeadingLevels = createContext<HeadingLevelMap>({});

/**
 * Sizes say how large a heading is, levels how a page is built: a strap's headings begin on the first or second level and go
 * down one by one, however small they are drawn.
 */
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

/** The level of what stands below a strap's title: one further down than `headingLevels` gives it, the second without a title. */
export function levelBelow({ html, size }: Drawn<HeadingPart>): 2 | 3 {
  return html && size !== 'h1' ? 3 : 2;
}

function sizesIn(value: unknown): HeadingSize[] {
  if (typeof value !== 'object' || value === null) return [];
  const { html, size } = value as { html?: unknown; size?: unknown };
  const isHeading = Boolean(html) && HEADING_SIZES.includes(size as HeadingSize);

  return isHeading ? [size as HeadingSize] : Object.values(value).flatMap(sizesIn);
}
