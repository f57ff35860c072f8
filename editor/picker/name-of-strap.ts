import type { Page } from '#domain/page/page.ts';
import { nameAmongStraps } from '../strap-label.ts';

/** The display name of a strap of the page; null without one. */
export function nameOfStrap({ straps }: Page, id: string | null): string | null {
  const strap = straps.find((one) => one.id === id);

  return strap ? nameAmongStraps(strap) : null;
}
