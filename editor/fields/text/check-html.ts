export type HtmlProblem = { kind: 'unclosed' | 'unopened' | 'cut'; tag: string; line: number };

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)$/;
/** Elements with an optional end tag. */
const CLOSED_BY_ITSELF = /^(p|li|dt|dd|tr|td|th|thead|tbody|tfoot|option|optgroup|colgroup|html|head|body)$/;
/** Comments, raw-text elements, tags with attributes, and an unclosed tag. */
const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][\w:-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)(>|$|(?=<))|<([a-z][\w:-]*)/gi;

/** The first syntax error that a browser would have to repair; null without one. */
export function checkHtml(markup: string): HtmlProblem | null {
  const open: { tag: string; line: number }[] = [];
  const problemAt = (kind: HtmlProblem['kind'], tag: string, index: number): HtmlProblem => ({
    kind,
    tag,
    line: lineOf(markup, index),
  });

  for (const match of markup.matchAll(TOKEN)) {
    const [whole, raw, slash, name, attributes = '', end, broken] = match;
    const { index } = match;
    if (raw) {
      if (!new RegExp(`</${raw}\\s*>$`, 'i').test(whole))
        return problemAt('unclosed', raw.toLowerCase(), index);
      continue;
    }
    if (whole.startsWith('<!--')) {
      if (!whole.endsWith('-->')) return problemAt('cut', '!--', index);
      continue;
    }
    if (broken) return problemAt('cut', broken.toLowerCase(), index);
    const tag = (name ?? '').toLowerCase();
    if (end !== '>') return problemAt('cut', tag, index);
    if (slash === '/') {
      const at = open.findLastIndex((element) => element.tag === tag);
      if (at === -1) {
        if (CLOSED_BY_ITSELF.test(tag)) continue;
        return problemAt('unopened', tag, index);
      }
      const left = open.slice(at + 1).findLast((element) => !CLOSED_BY_ITSELF.test(element.tag));
      if (left) return { kind: 'unclosed', ...left };
      open.length = at;
    } else if (!VOID.test(tag) && !attributes.trimEnd().endsWith('/')) {
      open.push({ tag, line: lineOf(markup, index) });
    }
  }

  const left = open.find((element) => !CLOSED_BY_ITSELF.test(element.tag));
  return left ? { kind: 'unclosed', ...left } : null;
}

function lineOf(markup: string, index: number): number {
  return markup.slice(0, index).split('\n').length;
}
