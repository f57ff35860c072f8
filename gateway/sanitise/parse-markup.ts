import {
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter,
  html as names,
  parseFragment,
} from 'parse5';

/** Nested lists of a long text reach about twenty. */
export const MARKUP_MAX_DEPTH = 100;
/** Characters of one rich text: a chapter of a book, or a small inline picture. */
export const MARKUP_MAX_LENGTH = 200_000;

/** HTML no editor produces; the message is for the sender. */
export class MarkupError extends Error {
  override name = 'MarkupError';
}

/**
 * Parses HTML as browsers do. Excessive length or nesting is rejected first: the parser copies open elements
 * into each new one, so its cost is not linear.
 */
export function parseMarkup(html: string, maxLength = MARKUP_MAX_LENGTH): Tree.DocumentFragment {
  if (html.length > maxLength)
    throw new MarkupError(`This text is too long: ${maxLength} characters are allowed, with its markup.`);

  let [depth, elements] = [0, 0];
  const { createElement } = defaultTreeAdapter;
  const treeAdapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(...args) {
      elements += 1;
      // The parser makes a few of its own; more than there are characters are copies.
      if (elements > html.length + 10) throw tooDeep();
      return createElement(...args);
    },
    onItemPush() {
      depth += 1;
      if (depth > MARKUP_MAX_DEPTH) throw tooDeep();
    },
    onItemPop() {
      depth -= 1;
    },
  };

  return parseFragment(createElement('div', names.NS.HTML, []), html, { treeAdapter });
}

const tooDeep = () =>
  new MarkupError(
    `This text is nested too deeply: ${MARKUP_MAX_DEPTH} elements may stand within one another.`,
  );
