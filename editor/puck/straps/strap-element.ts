import { type RefCallback, useCallback } from 'react';

/** ARIA attributes of the drag library, which declare the whole element as a button. */
const DRAG_ATTRIBUTES = [
  'aria-pressed',
  'aria-grabbed',
  'aria-disabled',
  'aria-describedby',
  'aria-roledescription',
];

/** The ref of a strap in the canvas: a focusable group with shortcuts (use-strap-keys.ts), as controls within a button would be inaccessible. */
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
