/*
 * What an event is about, asked by members: the canvas is a document of its own, and its elements are no instances of
 * the classes around it.
 */

/** In an open dialog keys and the clipboard are the dialog's. */
export function isInDialog(target: EventTarget | null): boolean {
  return isElement(target) && target.closest('dialog[open]') !== null;
}

/** Something that is typed into. */
export function isTyped(target: EventTarget | null): boolean {
  return isElement(target) && (isField(target) || (target as HTMLElement).isContentEditable);
}

/** A control with a value of its own. */
export function isField(target: EventTarget | null): boolean {
  return isElement(target) && /^(?:input|textarea|select)$/i.test(target.tagName);
}

/** The strap that has the focus itself, rather than something in it; null for anything else. */
export function focusedStrap(target: EventTarget | null): string | null {
  return isElement(target) ? target.getAttribute('data-puck-component') : null;
}

/** An element, of whichever document. */
export function isElement(target: EventTarget | null): target is Element {
  return target !== null && 'closest' in target;
}
