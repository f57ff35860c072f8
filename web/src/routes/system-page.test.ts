import { expect, test } from 'vitest';
import { readyTheme } from '#domain/theme/palettes.ts';
import { DEFAULT_SHAPES, type Shapes } from '#domain/theme/shapes.ts';
import { headOf, listHeadOf, systemPage } from './system-page.ts';

test.each([
  [{}, 'heads-plain corners-soft', 'auto'],
  [{ heads: 'split', corners: 'round' }, 'heads-split corners-round', 'auto'],
  [{ heads: 'poster', corners: 'square' }, 'heads-poster corners-square', 'square'],
  [{ heads: 'band', corners: 'round' }, 'heads-band corners-round', 'circle'],
  [{ heads: 'centred', corners: 'round' }, 'heads-centred corners-round', 'arch'],
  [{ heads: 'centred', corners: 'square' }, 'heads-centred corners-square', 'auto'],
] as [Partial<Shapes>, string, string][])(
  'a page of agents in the shapes %j has the classes %s, portraits are %s',
  (shapes, outerClasses, pictures) => {
    const config = headOf({ ...readyTheme('prairie'), shapes: { ...DEFAULT_SHAPES, ...shapes } });
    const { page } = systemPage({ slug: 'agent', title: 'Ann', strap: 'strap-agent-profile', config });

    expect(page?.straps[0]?.config).toMatchObject({ outerClasses, style: { frame: { pictures } } });
  },
);

test.each([
  [{ heads: 'poster', corners: 'soft' }, 'wide'],
  [{ heads: 'centred', corners: 'square' }, 'wide'],
  [{ heads: 'centred', corners: 'round' }, 'auto'],
  [{ heads: 'split', corners: 'square' }, 'auto'],
] as [Partial<Shapes>, string][])('a list of agents in the shapes %j has the width %s', (shapes, width) => {
  const theme = { ...readyTheme('prairie'), shapes: { ...DEFAULT_SHAPES, ...shapes } };

  expect(listHeadOf(theme)).toMatchObject({
    outerClasses: headOf(theme).outerClasses,
    style: { frame: { ...headOf(theme).style?.frame, width } },
  });
});
