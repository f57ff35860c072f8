import type { IconItem } from './icon-item.ts';

/** A filled item; `text` is plain. */
export function testIconItem(icon: string, title: string, text: string, href = ''): IconItem {
  return {
    icon: { name: icon },
    title: { html: title, size: 'h3' },
    text: { html: `<p>${text}</p>` },
    href,
  };
}
