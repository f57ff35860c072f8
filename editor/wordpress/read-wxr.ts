import type { WordPressDocument } from './convert-document.ts';

/** Larger exports are split by WordPress's own tools. */
export const WXR_MAX_BYTES = 50 * 1024 * 1024;

/** The published pages and posts of a WordPress export file (WXR), with their featured pictures; null for other files. */
export function readWxr(xml: string): WordPressDocument[] | null {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  if (parsed.querySelector('parsererror') || parsed.documentElement.localName !== 'rss') return null;
  const items = [...parsed.getElementsByTagName('item')];
  const pictures = new Map(
    items
      .filter((item) => member(item, 'post_type') === 'attachment')
      .map((item) => [member(item, 'post_id'), member(item, 'attachment_url')]),
  );
  if (!items.some((item) => member(item, 'post_type'))) return null;

  return items
    .filter(
      (item) =>
        ['page', 'post'].includes(member(item, 'post_type')) &&
        member(item, 'status') === 'publish' &&
        !member(item, 'post_password'),
    )
    .map((item) => ({
      id: member(item, 'post_id'),
      slug: member(item, 'post_name'),
      title: member(item, 'title'),
      link: member(item, 'link'),
      html: content(item),
      picture: pictures.get(thumbnailId(item)) || null,
    }));
}

function member(item: Element, name: string): string {
  return [...item.children].find(({ localName }) => localName === name)?.textContent ?? '';
}

/** `content:encoded`; the excerpt has the same local name. */
function content(item: Element): string {
  return [...item.children].find(({ tagName }) => tagName === 'content:encoded')?.textContent ?? '';
}

function thumbnailId(item: Element): string {
  const meta = [...item.children].find(
    (child) => child.localName === 'postmeta' && member(child, 'meta_key') === '_thumbnail_id',
  );

  return meta ? member(meta, 'meta_value') : '';
}
