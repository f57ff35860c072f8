/** One per cent of the height that the page has for visitors, on the root of the canvas. */
const UNIT = '--visitor-vh';

const HEIGHTS = /(?<![\w.#-])(\d*\.?\d+)[sld]?v[hb]\b/g;

/**
 * The canvas is lower than a visitor's window, by the toolbar, and higher when it is scaled down: its own viewport units would give a
 * hero another shape than the page has. Replaces those of a style sheet by a unit that `setViewportHeight` sets.
 */
export function followVisitorsHeight(sheet: CSSStyleSheet | null): void {
  for (const rule of sheet?.cssRules ?? []) rewrite(rule);
}

export function setViewportHeight(root: HTMLElement, height: number): void {
  root.style.setProperty(UNIT, `${height / 100}px`);
}

/** Most rules have no such unit: the text of an outer rule contains that of those inside. */
function rewrite(rule: CSSRule): void {
  if (rule.cssText.search(HEIGHTS) === -1) return;
  if ('style' in rule) {
    const style = rule.style as CSSStyleDeclaration;
    const text = style.cssText;
    const replaced = text.replace(HEIGHTS, `calc($1 * var(${UNIT}, 1vh))`);
    if (replaced !== text) style.cssText = replaced;
  }
  if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) rewrite(inner);
}
