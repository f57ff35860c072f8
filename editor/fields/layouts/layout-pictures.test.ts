import { expect, test } from 'vitest';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import { layoutPictures } from './layout-pictures.ts';

const NAMES = (['strap', 'hero', 'header', 'footer'] as const).flatMap(strapNames);

test('every layout of a template has a picture, and no two are alike', async () => {
  const templates = await Promise.all(NAMES.map(loadStrap));
  const layouts = templates.flatMap((template) => {
    const part = template?.parts.layout;

    return template && part?.kind === 'choice' && part.label !== undefined
      ? [{ name: template.name, options: Object.keys(part.options) }]
      : [];
  });

  expect(layouts.length).toBeGreaterThan(25);
  for (const { name, options } of layouts) {
    const pictures = layoutPictures(name, 'layout') ?? {};
    expect(Object.keys(pictures), name).toEqual(options);
    expect(new Set(Object.values(pictures).map((shapes) => JSON.stringify(shapes))).size, name).toBe(
      options.length,
    );
  }
});
