// Checks members instead of `instanceof`, as elements of the canvas belong to another realm.

/** Whether an open dialog handles keys and the clipboard. */
export function isInDialog(target: EventTarget | null): boolean {
  return isElement(target) && target.closest('dialog[open]') !== null;
}

/** Whether it accepts typed text. */
export function isTyped(target: EventTarget | null): boolean {
  return isElement(target) && (isField(target) || (target as HTMLElement).isContentEditable);
}

/** Whether it is a form control. */
export function isField(target: EventTarget | null): boolean {
  return isElement(target) && /^(?:input|textarea|select)$/i.test(target.tagName);
}

/** The id of a strap that has the focus itself; null if the focus is elsewhere or within it. */
export function focusedStrap(target: EventTarget | null): string | null {
  return isElement(target) ? target.getAttribute('data-puck-component') : null;
}

/** Whether it is an element, of any document. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
