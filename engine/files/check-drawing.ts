import { SaxesParser } from 'saxes';
import { badInput, EngineError } from '../errors.ts';

/** Deeper than any drawing program nests its groups. */
const MAX_DEPTH = 200;
const ACTIVE_ELEMENTS = new Set([
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'handler',
  'listener',
  'audio',
  'video',
]);
const ANIMATIONS = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);
/** Encodings in which markup is ASCII. */
const ENCODINGS = new Set(['utf-8', 'us-ascii', 'iso-8859-1', 'windows-1252']);
const XHTML = 'http://www.w3.org/1999/xhtml';
const DATA = String.raw`data:(?:image\/(?:png|jpe?g|gif|webp)|font\/|application\/(?:x-)?font)`;
const FOREIGN_URL = new RegExp(String.raw`url\((?!#|${DATA})`, 'i');
const OWN_FRAGMENT = new RegExp(`^(?:$|#|${DATA})`, 'i');

/**
 * Rejects an SVG with scripts or external resources, and one that is not well-formed. One pass of an XML
 * parser, so that the time is linear.
 */
export function checkDrawing(svg: string): void {
  const parser = new SaxesParser({ xmlns: false });
  let [depth, style] = [0, ''];

  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !ENCODINGS.has(encoding.toLowerCase())) throw badInput('file', UNREADABLE);
  });
  parser.on('processinginstruction', ({ target }) => rejectIf(target.toLowerCase() === 'xml-stylesheet'));
  parser.on('doctype', (doctype) => rejectIf(/<!entity/i.test(doctype)));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw badInput('file', `A drawing (SVG) may be nested ${MAX_DEPTH} deep`);
    const element = localName(name);
    rejectIf(ACTIVE_ELEMENTS.has(element));
    for (const [attribute, value] of Object.entries(attributes)) checkAttribute(element, attribute, value);
  });
  parser.on('text', (text) => {
    style += text;
  });
  parser.on('cdata', (text) => {
    style += text;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (localName(name) === 'style') checkStyle(style);
    style = '';
  });

  try {
    parser.write(svg).close();
  } catch (error) {
    throw error instanceof EngineError ? error : badInput('file', UNREADABLE);
  }
}

function checkAttribute(element: string, attribute: string, value: string): void {
  const name = localName(attribute);
  const plain = value.replace(/[\s\0]/g, '');
  rejectIf(/^on[a-z]/.test(name) || /javascript:/i.test(plain));
  rejectIf((name === 'href' || name === 'src') && !OWN_FRAGMENT.test(plain));
  rejectIf(ANIMATIONS.has(element) && name === 'attributename' && /href$|^on/i.test(plain));
  rejectIf(attribute.startsWith('xmlns') && plain === XHTML);
  checkStyle(value);
}

function checkStyle(css: string): void {
  const plain = css.replace(/[\s"']/g, '');
  rejectIf(/@import/i.test(plain) || FOREIGN_URL.test(plain));
}

function rejectIf(isActive: boolean): void {
  if (isActive) throw badInput('file', ACTIVE);
}

/** A prefix is meaningless: any may stand for SVG. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

const UNREADABLE = 'This drawing (SVG) is damaged or cannot be read';
const ACTIVE = 'This drawing (SVG) holds scripts or loads something from elsewhere; export it without';
