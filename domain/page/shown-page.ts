import { type PartsTable, partsOf } from '../parts/declaration.ts';
import { missingParts } from '../parts/missing-parts.ts';
import type { Page, Strap } from './page.ts';
import { withoutHidden } from './without-hidden.ts';

/** The page as visitors see it: without what is hidden, and without straps that lack what they are made of (decision 0102). */
export function shownPage(page: Page, table: PartsTable): Page {
  const { hero, ...visible } = withoutHidden(page);
  const isShown = ({ name, state }: Pick<Strap, 'name' | 'state'>) =>
    missingParts(partsOf(table, name) ?? {}, state, 'must').length === 0;

  return { ...visible, hero: hero && isShown(hero) ? hero : null, straps: visible.straps.filter(isShown) };
}
