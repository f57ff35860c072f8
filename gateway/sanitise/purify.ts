import createPurifier, { type Config, type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';
import { ATTRIBUTES, BLOCK_TAGS, INLINE_TAGS, STYLE_PROPERTIES, STYLE_VALUE } from './allow-lists.ts';

const COMMON: Config = {
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel|sms):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
};
const INLINE: Config = { ...COMMON, ALLOWED_TAGS: INLINE_TAGS };
const BLOCK: Config = { ...COMMON, ALLOWED_TAGS: BLOCK_TAGS };

let purifier: DOMPurify | null = null;

/** Markup of one line with everything that could run or leave its place taken out. */
export const cleanInline = (html: string): string => clean(html, INLINE);

/** Rich text with everything that could run taken out. */
export const cleanBlock = (html: string): string => clean(html, BLOCK);

/** The text of what may be markup. */
export function plainText(text: string): string {
  if (!text.includes('<')) return text;
  const fragment = getPurifier().sanitize(text, { ALLOWED_TAGS: [], RETURN_DOM_FRAGMENT: true });

  return fragment.textContent ?? '';
}

function clean(html: string, config: Config): string {
  return /[<&]/.test(html) ? getPurifier().sanitize(html, config) : html;
}

/** The browser's parser is heavy: made at the first save, once. */
function getPurifier(): DOMPurify {
  if (purifier) return purifier;

  purifier = createPurifier(new JSDOM('').window);
  purifier.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (attribute.attrName === 'style') attribute.attrValue = cleanStyle(attribute.attrValue);
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    if (node.getAttribute('style') === '') node.removeAttribute('style');
    if (node.hasAttribute('target')) {
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
  });
  return purifier;
}

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
