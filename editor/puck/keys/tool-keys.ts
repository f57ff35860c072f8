import { isElement } from './event-target.ts';

/** Attribute of a strap's toolbar; its value is the strap's id (strap-toolbar.tsx). */
export const TOOLS_OF = 'data-tools-of';
/** Rich text editors, and their menu (rich-text-menu.tsx). */
const RICH_TEXT = '.ProseMirror';
const TEXT_MENU = '.rich-text-menu';
const CHOICES = '.rich-text-menu__choices';

/** Frames to wait for a toolbar, which is rendered after its strap is selected and its code loaded. */
const FRAMES = 120;

/** Moves the focus between a strap, or text in it, and its toolbar, which is last in the tab order of the canvas. */
export function createToolKeys(choose: (id: string) => void) {
  let before: HTMLElement | null = null;

  return {
    /** False without a strap. */
    toTools({ target }: KeyboardEvent): boolean {
      const strap = isElement(target) ? target.closest<HTMLElement>('[data-puck-component]') : null;
      const id = strap?.getAttribute('data-puck-component');
      if (!strap || !id) return false;
      before = target as HTMLElement;
      if (!toolsOf(strap.ownerDocument, id)) choose(id);
      focusTools(strap.ownerDocument, id, before.closest(RICH_TEXT) !== null);

      return true;
    },

    /** Returns the focus from the toolbar to its origin, or else to the strap. False outside of a toolbar. */
    back({ target }: KeyboardEvent): boolean {
      const tools = isElement(target) ? target.closest(`[${TOOLS_OF}]`) : null;
      // Escape first closes an open list of sizes or colours.
      if (!tools || (target as Element).closest(CHOICES)) return false;
      const id = tools.getAttribute(TOOLS_OF) ?? '';
      const strap = tools.ownerDocument.querySelector<HTMLElement>(
        `[data-puck-component="${CSS.escape(id)}"]`,
      );
      const place = before?.isConnected && strap?.contains(before) ? before : strap;
      place?.focus({ preventScroll: true });

      return true;
    },
  };
}

function toolsOf(canvas: Document, id: string): HTMLElement | null {
  return canvas.querySelector<HTMLElement>(`[${TOOLS_OF}="${CSS.escape(id)}"]`);
}

function focusTools(canvas: Document, id: string, isText: boolean, frames = FRAMES): void {
  const tools = toolsOf(canvas, id);
  const button = tools?.querySelector<HTMLElement>(isText ? `${TEXT_MENU} button` : 'button');
  if (button) button.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusTools(canvas, id, isText, frames - 1));
  else tools?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
