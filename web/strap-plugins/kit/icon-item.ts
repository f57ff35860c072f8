import type { HeadingPart, IconPart, TextPart } from '#domain/page/parts.ts';

/** An item of a list: an icon, a heading and words, that lead somewhere unless `href` is empty. */
export type IconItem = { icon: IconPart; title: HeadingPart; text: TextPart; href: string };
