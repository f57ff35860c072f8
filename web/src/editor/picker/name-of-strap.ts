import type { Page } from '#domain/page/page.ts';
import { strapLabel } from '../drafts/strap-label.ts';
import { textOfMarkup } from '../fields/inline-markup.ts';

/** What a strap of the page is called where an agent has to know it again: its kind and the words of its heading; null when there is none. */
export function nameOfStrap({ straps }: Page, id: string | null): string | null {
  const strap = straps.find((one) => one.id === id);
  if (!strap) return null;

  const { title } = strap.state as { title?: { html?: unknown } };
  const words = typeof title?.html === 'string' ? textOfMarkup(title.html) : '';

  return words ? `${strapLabel(strap.name)}: ${words}` : strapLabel(strap.name);
}
