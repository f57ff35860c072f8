import type { IconPart } from '#domain/page/parts.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

/** Parts of a list item: icon, heading and text, linked if `href` is set. */
export function iconItem(icon: IconPart) {
  return defineParts({
    icon: part.icon('Icon', icon),
    title: part.heading('Heading', 'Heading', 'h3'),
    text: part.richText('Text'),
    href: part.url('Link'),
  });
}

export type IconItem = StateOf<ReturnType<typeof iconItem>>;
