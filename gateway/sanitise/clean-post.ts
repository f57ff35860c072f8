import { JSDOM } from 'jsdom';
import { cleanBlock } from './purify.ts';
import { textOf } from './text-of.ts';

const YOUTUBE = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,20})/;

/** A post's markup: nothing that runs, no leftovers of plugins that are gone, addresses that hold away from the blog. */
export function cleanPost(html: string, blogUrl: string | null): string {
  const fragment = JSDOM.fragment(withoutShortcodes(html));
  for (const frame of fragment.querySelectorAll('iframe')) replaceFrame(frame);
  if (blogUrl) {
    resolveAll(fragment, 'src', blogUrl);
    resolveAll(fragment, 'href', blogUrl);
  }
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);

  return cleanBlock(holder.innerHTML).trim();
}

/** The short form of a post as text. */
export function cleanExcerpt(html: string): string {
  return textOf(withoutShortcodes(html)).replace(/\s*\[…\]$/, '…');
}

/** `[name attribute="…"]`, and pairs of `[name]` and `[/name]`; a word in brackets is a word. */
function withoutShortcodes(html: string): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name));

  return html.replace(/\[(\/?)([a-z][\w-]*)(\s[^\]]*)?\/?\]/gi, (whole, slash, name, attributes = '') =>
    slash || closed.has(name) || attributes.includes('=') ? '' : whole,
  );
}

/** A video stays as a link to it; any other frame goes. */
function replaceFrame(frame: Element): void {
  const id = YOUTUBE.exec(frame.getAttribute('src') ?? '')?.[1];
  if (!id) {
    frame.remove();
    return;
  }

  const link = frame.ownerDocument.createElement('a');
  link.setAttribute('href', `https://www.youtube.com/watch?v=${id}`);
  link.textContent = frame.getAttribute('title') || `youtube.com/watch?v=${id}`;
  frame.replaceWith(link);
}

function resolveAll(fragment: DocumentFragment, attribute: string, base: string): void {
  for (const element of fragment.querySelectorAll(`[${attribute}]`)) {
    const url = element.getAttribute(attribute) ?? '';
    if (!url.startsWith('#')) element.setAttribute(attribute, URL.parse(url, base)?.href ?? url);
  }
}
