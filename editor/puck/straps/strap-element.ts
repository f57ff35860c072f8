import { type RefCallback, useCallback } from 'react';

/** What the drag library says about an element it can move: that it is one button, whatever is in it. */
const DRAG_ATTRIBUTES = [
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
  'aria-describedby',
  'aria-roledescription',
];

/**
 * The ref of a strap in the canvas. A strap is a group of things to read and type into, not a button, and
 * buttons inside a button cannot be reached. The group itself takes the focus: its keys choose, move and delete it
 * (use-strap-keys.ts).
 */
export function useStrapElement(dragRef: RefCallback<Element> | null, label: string): RefCallback<Element> {
  return useCallback(
    (element) => {
      dragRef?.(element);
      if (!element) return;

      const describe = () => {
        for (const name of DRAG_ATTRIBUTES) element.removeAttribute(name);
        if (element.getAttribute('tabindex') !== '0') element.setAttribute('tabindex', '0');
        if (element.getAttribute('role') !== 'group') element.setAttribute('role', 'group');
        if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
      };
      describe();
      const observer = new MutationObserver(describe);
      observer.observe(element, {
        attributes: true,
        attributeFilter: ['role', 'tabindex', ...DRAG_ATTRIBUTES],
      });

      return () => {
        observer.disconnect();
        dragRef?.(null);
      };
    },
    [dragRef, label],
  );
}
