import type { Page } from '#domain/page/page.ts';
import { nameAmongStraps } from '../strap-label.ts';

/** What a strap of the page is called where an agent has to know it again; null when there is none. */
export function nameOfStrap({ straps }: Page, id: string | null): string | null {
  const strap = straps.find((one) => one.id === id);

  return strap ? nameAmongStraps(strap) : null;
}
