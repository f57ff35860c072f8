import { expect, test } from 'vitest';
import { newPage } from './new-page.ts';
import { newHero, newStrap } from './new-strap.ts';
import { withoutHidden } from './without-hidden.ts';

test('a page for visitors has neither its hidden hero nor its hidden straps', () => {
  const [shown, hidden] = [newStrap(), newStrap({ config: { hidden: true } }, ['strap-text-1'])];
  const page = {
    ...newPage({ slug: 'about' }),
    hero: newHero({ config: { hidden: true } }),
    straps: [shown, hidden],
  };

  expect(withoutHidden(page)).toEqual({ ...page, hero: null, straps: [shown] });
});

test('a stored strap is hidden only if its flag is true', () => {
  const strap = { ...newStrap(), config: { hidden: 'no' } } as unknown as ReturnType<typeof newStrap>;
  const page = { hero: strap, straps: [strap] };

  expect(withoutHidden(page)).toEqual(page);
});
