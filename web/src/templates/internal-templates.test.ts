import { expect, test } from 'vitest';
import { isInternalTemplate } from '#domain/parts/internal-templates.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';

test('the internal templates are those that a site cannot choose', async () => {
  const names = [...strapNames('header'), ...strapNames('footer')];
  const loaded = await Promise.all(names.map(loadStrap));
  const internal = loaded.flatMap((strap) => (strap?.set === 'internal' ? [strap.name] : []));

  expect(internal.length).toBeGreaterThan(0);
  expect(names.filter(isInternalTemplate).sort()).toEqual(internal.sort());
});
