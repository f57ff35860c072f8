export const KINDS = ['strap', 'header', 'hero', 'footer'] as const;
export type Kind = (typeof KINDS)[number];

/** `at` is the path of a gallery page without palette. */
export type Shot = { name: string; label: string; kind: Kind; state: string | null; at: string };

/** A theme as the CSS rules of a gallery page. */
export type GalleryTheme = { key: string; css: string; isDark: boolean };
