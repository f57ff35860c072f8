import type { Theme } from './theme.ts';

/** A complete theme under the key that a website stores as its `baseTemplate`. */
export type ReadyPalette = { key: string; name: string; theme: Theme };
