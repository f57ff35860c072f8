import type { WordPressDocument } from './convert-document.ts';

/** Larger exports are split by WordPress's own tools. */
export const WXR_MAX_BYTES = 50 * 1024 * 1024;

/** The published pages and posts of a WordPress export file (WXR), with their featured pictures; null for other files. */
export function readWxr(xml: string): WordPressDocument[] | null {
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  if (parsed.querySelector('parsererror') || parsed.documentElement.localName !== 'rss') return null;
  const items = [...parsed.getElementsByTagName('item')];
  const pictures: Pictures = new Map(
    items
      .filter((item) => member(item, 'post_type') === 'attachment')
      .map((item) => [
        member(item, 'post_id'),
        { url: member(item, 'attachment_url'), alt: meta(item, '_wp_attachment_image_alt') },
      ]),
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
      html: withoutOwnShortcodes(content(item), pictures),
      picture: pictures.get(meta(item, '_thumbnail_id'))?.url || null,
      pictureAlt: pictures.get(meta(item, '_thumbnail_id'))?.alt ?? '',
    }));
}

function member(item: Element, name: string): string {
  return [...item.children].find(({ localName }) => localName === name)?.textContent ?? '';
}

/** `content:encoded`; the excerpt has the same local name. */
function content(item: Element): string {
  return [...item.children].find(({ tagName }) => tagName === 'content:encoded')?.textContent ?? '';
}

/** A custom field. */
function meta(item: Element, key: string): string {
  const field = [...item.children].find(
    (child) => child.localName === 'postmeta' && member(child, 'meta_key') === key,
  );

  return field ? member(field, 'meta_value') : '';
}

type Pictures = ReadonlyMap<string, { url: string; alt: string }>;

/** An export has the shortcodes of WordPress itself as they were typed: galleries, captions and embeds as HTML. */
function withoutOwnShortcodes(html: string, pictures: Pictures): string {
  return html
    .replace(/\[caption[^\]]*\]([\s\S]*?)\[\/caption\]/gi, (_, inner: string) => {
      const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0] ?? '';
      return `<figure>${image}<figcaption>${inner.replace(image, '').trim()}</figcaption></figure>`;
    })
    .replace(/\[gallery\b[^\]]*\bids=["']([\d,\s]+)["'][^\]]*\]/gi, (_, ids: string) => {
      const holder = document.createElement('div');
      holder.className = 'gallery';
      for (const id of ids.split(',')) {
        const picture = pictures.get(id.trim());
        if (picture)
          holder.append(Object.assign(document.createElement('img'), { src: picture.url, alt: picture.alt }));
      }
      return holder.outerHTML;
    })
    .replace(/\[embed[^\]]*\](.*?)\[\/embed\]/gi, '\n\n$1\n\n');
}
