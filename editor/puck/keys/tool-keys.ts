import { isElement } from './event-target.ts';

/** The tools of the strap with that id (strap-toolbar.tsx). */
export const TOOLS_OF = 'data-tools-of';
/** Where rich text is typed, and what it can be made there (rich-text-menu.tsx). */
const RICH_TEXT = '.ProseMirror';
const TEXT_MENU = '.rich-text-menu';
const CHOICES = '.rich-text-menu__choices';

/** Tools come a few frames after their strap is chosen, those of a text with its code. */
const FRAMES = 120;

/** By keyboard from a strap, or from a text in it, to its tools and back: they stand after everything else in the canvas. */
export function createToolKeys(choose: (id: string) => void) {
  let before: HTMLElement | null = null;

  return {
    /** False where there is no strap. */
    toTools({ target }: KeyboardEvent): boolean {
      const strap = isElement(target) ? target.closest<HTMLElement>('[data-puck-component]') : null;
      const id = strap?.getAttribute('data-puck-component');
      if (!strap || !id) return false;
      before = target as HTMLElement;
      if (!toolsOf(strap.ownerDocument, id)) choose(id);
      focusTools(strap.ownerDocument, id, before.closest(RICH_TEXT) !== null);

      return true;
    },

    /** From the tools to where they were come to from, or else to their strap. False elsewhere. */
    back({ target }: KeyboardEvent): boolean {
      const tools = isElement(target) ? target.closest(`[${TOOLS_OF}]`) : null;
      // A list of sizes or colours closes first, by itself.
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
