import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, html as names, serialize } from 'parse5';
import { isSafeResource } from '#domain/parts/safe-resource.ts';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import {
  ATTRIBUTES,
  BLOCK_TAGS,
  DROPPED_TAGS,
  INLINE_TAGS,
  STYLE_PROPERTIES,
  STYLE_VALUE,
} from './allow-lists.ts';
import { MarkupError, parseMarkup } from './parse-markup.ts';

const INLINE = new Set(INLINE_TAGS);
const BLOCK = new Set(BLOCK_TAGS);
const NONE = new Set<string>();
const ALLOWED_ATTRIBUTES = new Set(ATTRIBUTES);
const DROPPED = new Set(DROPPED_TAGS);

/** Markup of one line with everything that could run or leave its place taken out; MarkupError for too much of it. */
export const cleanInline = (html: string): string => clean(html, INLINE);

/** Rich text with everything that could run taken out; MarkupError for too much of it. */
export const cleanBlock = (html: string): string => clean(html, BLOCK);

/** Rich text that is stored already: what is too much to clean is not shown. */
export function readableBlock(html: string): string {
  try {
    return cleanBlock(html);
  } catch (error) {
    if (error instanceof MarkupError) return '';
    throw error;
  }
}

/** The text of what may be markup. */
export function plainText(text: string): string {
  if (!text.includes('<')) return text;

  return purifiedText(parseMarkup(text));
}

/** The text of parsed markup, without that of scripts and other invisible elements. */
export function purifiedText(fragment: Tree.DocumentFragment): string {
  const { childNodes } = purified(fragment, NONE);

  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** A parsed rich text as markup with everything that could run taken out. */
export function serializeClean(fragment: Tree.DocumentFragment): string {
  return serialize(purified(fragment, BLOCK));
}

function clean(html: string, allowed: ReadonlySet<string>): string {
  return /[<&]/.test(html) ? serialize(purified(parseMarkup(html), allowed)) : html;
}

/** A new tree of allowed elements and text: what is not allowed gives its place to what it holds. */
function purified(source: Tree.ParentNode, allowed: ReadonlySet<string>): Tree.DocumentFragment {
  const fragment = defaultTreeAdapter.createDocumentFragment();
  for (const child of source.childNodes) copy(child, fragment, allowed);

  return fragment;
}

function copy(node: Tree.ChildNode, parent: Tree.ParentNode, allowed: ReadonlySet<string>): void {
  if ('value' in node) defaultTreeAdapter.insertText(parent, node.value);
  if (!('tagName' in node) || node.namespaceURI !== names.NS.HTML || DROPPED.has(node.tagName)) return;

  if (!allowed.has(node.tagName)) {
    for (const child of node.childNodes) copy(child, parent, allowed);
    return;
  }
  const element = defaultTreeAdapter.createElement(node.tagName, names.NS.HTML, cleanAttributes(node.attrs));
  defaultTreeAdapter.appendChild(parent, element);
  for (const child of node.childNodes) copy(child, element, allowed);
}

function cleanAttributes(attributes: Tree.Element['attrs']): Tree.Element['attrs'] {
  const cleaned = attributes.flatMap(({ name, value }) => {
    if (!ALLOWED_ATTRIBUTES.has(name)) return [];
    if (name === 'href') return isSafeUrl(value) ? [{ name, value }] : [];
    if (name === 'src') return isSafeResource(value) ? [{ name, value }] : [];
    if (name === 'target') return [{ name, value: '_blank' }];
    if (name !== 'style') return name === 'rel' && hasTarget(attributes) ? [] : [{ name, value }];

    const style = cleanStyle(value);
    return style ? [{ name, value: style }] : [];
  });

  return hasTarget(attributes) ? [...cleaned, { name: 'rel', value: 'noopener noreferrer' }] : cleaned;
}

const hasTarget = (attributes: Tree.Element['attrs']) => attributes.some(({ name }) => name === 'target');

function cleanStyle(style: string): string {
  return style
    .split(';')
    .map((declaration) => declaration.split(':').map((part) => part.trim()))
    .filter(([name = '', value = '', ...rest]) => {
      return rest.length === 0 && STYLE_PROPERTIES.includes(name.toLowerCase()) && STYLE_VALUE.test(value);
    })
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}
