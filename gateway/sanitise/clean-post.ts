import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html as names } from 'parse5';
import { MarkupError, parseMarkup } from './parse-markup.ts';
import { serializeClean } from './purify.ts';
import { createTextCache } from './text-cache.ts';
import { textOf } from './text-of.ts';

const YOUTUBE = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/;
/** Longer than any post of a blog. */
const POST_MAX_LENGTH = 500_000;
const CACHE_MAX_CHARACTERS = 8_000_000;

const cache = createTextCache(CACHE_MAX_CHARACTERS);

/**
 * Sanitises a post's HTML: no scripts, no unused shortcodes, absolute URLs. Cached, since posts come with
 * each visit. Excessive HTML is reduced to its text.
 */
export function cleanPost(html: string, blogUrl: string | null): string {
  return cache.get(`${blogUrl}\n${html}`, () => {
    const text = withoutShortcodes(html);
    try {
      return cleanTree(parseMarkup(text, POST_MAX_LENGTH), blogUrl).trim();
    } catch (error) {
      if (error instanceof MarkupError) return textOf(text.slice(0, POST_MAX_LENGTH)).replaceAll('<', '&lt;');
      throw error;
    }
  });
}

/** The excerpt of a post as text. */
export function cleanExcerpt(html: string): string {
  return textOf(withoutShortcodes(html)).replace(/\s*\[…\]$/, '…');
}

/** `[name attribute="…"]`, and pairs of `[name]` and `[/name]`; other bracketed words stay. */
function withoutShortcodes(html: string): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));

  return html.replace(/\[(\/?)([a-z][\w-]*)(\s[^\][]*)?\/?\]/gi, (whole, slash, name, attributes = '') =>
    slash || closed.has(name) || attributes.includes('=') ? '' : whole,
  );
}

function cleanTree(fragment: Tree.DocumentFragment, blogUrl: string | null): string {
  prepare(fragment, blogUrl);

  return serializeClean(fragment);
}

/** Replaces frames by links and makes URLs absolute. */
function prepare(parent: Tree.ParentNode, blogUrl: string | null): void {
  parent.childNodes = parent.childNodes.map((node) => {
    if (!('attrs' in node)) return node;
    const child = node.tagName === 'iframe' ? linkOfFrame(node, parent) : node;
    if (blogUrl) for (const attribute of child.attrs) resolve(attribute, blogUrl);
    prepare(child, blogUrl);

    return child;
  });
}

/** A video becomes a link to it; other frames are dropped by the sanitiser. */
function linkOfFrame(frame: Tree.Element, parent: Tree.ParentNode): Tree.Element {
  const attributeOf = (name: string) => frame.attrs.find((attribute) => attribute.name === name)?.value ?? '';
  const id = YOUTUBE.exec(attributeOf('src'))?.[1];
  if (!id) return frame;

  const href = `https://www.youtube.com/watch?v=${id}`;
  const link = defaultTreeAdapter.createElement('a', names.NS.HTML, [{ name: 'href', value: href }]);
  link.parentNode = parent;
  defaultTreeAdapter.insertText(link, attributeOf('title') || `youtube.com/watch?v=${id}`);
  return link;
}

function resolve(attribute: Tree.Element['attrs'][number], base: string): void {
  if (!['src', 'href'].includes(attribute.name) || attribute.value.startsWith('#')) return;

  attribute.value = URL.parse(attribute.value, base)?.href ?? attribute.value;
}
