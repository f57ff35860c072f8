export const KINDS = ['strap', 'header', 'hero', 'footer'] as const;
export type Kind = (typeof KINDS)[number];

/** `at` is the path of a page of the gallery without palette. */
export type Shot = { name: string; label: string; kind: Kind; state: string | null; at: string };

/** A ready palette as the rules a page of the gallery is dressed in. */
export type GalleryTheme = { key: string; css: string; isDark: boolean };
