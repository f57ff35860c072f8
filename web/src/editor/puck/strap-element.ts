import { type RefCallback, useCallback } from 'react';

/** What the drag library says about an element it can move: that it is one button, whatever is in it. */
const DRAG_ATTRIBUTES = [
  'tabindex',
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
  'aria-describedby',
  'aria-roledescription',
];

/**
 * The ref of a strap in the canvas. A strap is a group of things to read and type into, not a button, and
 * buttons inside a button cannot be reached; by keyboard it is chosen and moved in the list of sections.
 */
export function useStrapElement(dragRef: RefCallback<Element> | null, label: string): RefCallback<Element> {
  return useCallback(
    (element) => {
      dragRef?.(element);
      if (!element) return;

      const describe = () => {
        for (const name of DRAG_ATTRIBUTES) element.removeAttribute(name);
        if (element.getAttribute('role') !== 'group') element.setAttribute('role', 'group');
        if (element.getAttribute('aria-label') !== label) element.setAttribute('aria-label', label);
      };
      describe();
      const observer = new MutationObserver(describe);
      observer.observe(element, { attributes: true, attributeFilter: ['role', ...DRAG_ATTRIBUTES] });

      return () => {
        observer.disconnect();
        dragRef?.(null);
      };
    },
    [dragRef, label],
  );
}
