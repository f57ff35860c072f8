/**
 * Browsers place the caret at the end of a wrapped line behind its space: words typed there would run into those of the next line.
 * These place it before the space.
 */

/** Moves the caret to the end of its line. False if there is none in the element. */
export function toLineEnd(element: Element): boolean {
  const selection = caretIn(element);
  if (!selection) return false;
  selection.modify('move', 'forward', 'lineboundary');
  stepBack(selection);

  return true;
}

/** After a press at this height of the window: the same place is also the start of the next line. */
export function caretBeforeWrap(element: Element, clientY: number): void {
  const selection = caretIn(element);
  if (selection) stepBack(selection, clientY);
}

function caretIn(element: Element): Selection | null {
  const selection = element.ownerDocument.getSelection();

  return selection?.isCollapsed && element.contains(selection.anchorNode) ? selection : null;
}

function stepBack(selection: Selection, clientY = Number.NEGATIVE_INFINITY): void {
  const { anchorNode: node, anchorOffset: offset } = selection;
  const text = node?.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
  if (!node || text[offset - 1] !== ' ' || offset === text.length) return;

  const next = node.ownerDocument?.createRange();
  next?.setStart(node, offset);
  next?.setEnd(node, offset + 1);
  if (next && clientY < next.getBoundingClientRect().top) selection.collapse(node, offset - 1);
}
