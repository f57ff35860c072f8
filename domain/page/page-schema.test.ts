import { describe, expect, test } from 'vitest';
import { newPage } from './new-page.ts';
import { newHero, newStrap } from './new-strap.ts';
import { DEFAULT_STRAP_CONFIG, type Page, type Strap } from './page.ts';
import { checkPage, STRAPS_MAX, strapSchema } from './page-schema.ts';
import type { PartialStrapConfig } from './strap-config.ts';

const PAGE: Page = newPage({ slug: 'about', straps: [newStrap()] });

function check(changes: Record<string, unknown>) {
  return checkPage({ ...PAGE, ...changes }, {});
}

function withStyle(style: Record<string, unknown>) {
  return check({ straps: [{ ...newStrap(), config: { style } }] });
}

/** The fields at fault. */
function fields(result: ReturnType<typeof checkPage>): string[] {
  return result.ok ? [] : result.problems.map(({ field }) => field);
}

function strapStyle(result: ReturnType<typeof checkPage>) {
  return result.ok ? result.value.straps[0]?.config.style : null;
}

describe('a page from outside', () => {
  test('is accepted unchanged', () => {
    expect(checkPage(structuredClone(PAGE), {})).toEqual({ ok: true, value: PAGE });
  });

  test('has nine members [R3.025]', () => {
    const { id, order, metaInfo, hero, config, state, ...least } = PAGE;

    expect(checkPage(least, {})).toEqual({ ok: true, value: { ...PAGE, hero: null } });
    expect(fields(checkPage({}, {}))).toEqual(['name', 'slug', 'straps']);
  });

  test('has meta info of title, description and image [R3.026]', () => {
    const metaInfo = { title: 'About', description: 'Who we are', imageUrl: '/_files/a.jpg' };

    expect(check({ metaInfo: { ...metaInfo, extra: 1 } })).toMatchObject({ ok: true, value: { metaInfo } });
    expect(fields(check({ metaInfo: { title: 1, imageUrl: 'javascript:x' } }))).toEqual([
      'metaInfo.title',
      'metaInfo.imageUrl',
    ]);
  });

  test('has the id of its slug, its hero the id hero, its straps in order [R3.020]', () => {
    const straps = [
      { ...newStrap(), id: 'b', order: 7 },
      { ...newStrap(), id: 'a', order: 2 },
    ];
    const result = check({ id: 'other', hero: { ...newHero(), id: 'x' }, straps });

    expect(result).toMatchObject({
      ok: true,
      value: {
        id: 'about',
        hero: { id: 'hero' },
        straps: [
          { id: 'a', order: 0 },
          { id: 'b', order: 1 },
        ],
      },
    });
  });

  test('is the same after a second check', () => {
    const once = check({ straps: [{ ...newStrap(), config: { style: { textAlign: 'center' } } }] });

    expect(once.ok && checkPage(once.value, {})).toEqual(once);
  });

  test('drops unknown keys of a page, and retains those of its state and config', () => {
    const result = check({ spaceID: 'other', state: { own: [1] }, config: { own: 2 } });

    expect(result).toEqual({ ok: true, value: { ...PAGE, state: { own: [1] }, config: { own: 2 } } });
  });

  test.each([
    ['no page', null, ''],
    ['a list', [], ''],
    ['a slug that is none', { ...PAGE, slug: 'About us' }, 'slug'],
    ['a number as its name', { ...PAGE, name: 4 }, 'name'],
    ['straps that are no list', { ...PAGE, straps: {} }, 'straps'],
    ['too long a title', { ...PAGE, metaInfo: { title: 'x'.repeat(301) } }, 'metaInfo.title'],
    ['a strap without state', { ...PAGE, straps: [{ ...newStrap(), state: undefined }] }, 'straps.0.state'],
    [
      'a hidden that is no boolean',
      { ...PAGE, straps: [{ ...newStrap(), config: { hidden: 'yes' } }] },
      'straps.0.config.hidden',
    ],
    ['a template key that is none', { ...PAGE, straps: [{ ...newStrap(), name: '../x' }] }, 'straps.0.name'],
    ['a hero that is a text', { ...PAGE, hero: 'hero' }, 'hero'],
  ])('is rejected as %s, with the field', (_, page, field) => {
    expect(fields(checkPage(page, {}))).toEqual([field]);
  });

  test('is rejected with a key that reaches for the prototype', () => {
    const page = JSON.stringify({ ...PAGE, state: { a: 'HERE' } }).replace('"a"', '"__proto__"');

    expect(checkPage(JSON.parse(page), {})).toEqual({
      ok: false,
      problems: [{ field: 'state', message: 'This has a key that is not allowed' }],
    });
    expect(({} as Record<string, unknown>).HERE).toBeUndefined();
  });

  test('has at most 500 straps, each with an id of its own', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, order) => ({ ...newStrap({ order }), id: `s${order}` }));

    expect(check({ straps: many(STRAPS_MAX) }).ok).toBe(true);
    expect(fields(check({ straps: many(STRAPS_MAX + 1) }))).toEqual(['straps']);
    expect(fields(check({ straps: [newStrap(), newStrap()] }))).toEqual(['straps.1.id']);
    expect(fields(check({ straps: [{ ...newStrap(), id: 'hero' }] }))).toEqual(['straps.0.id']);
  });
});

describe('a strap from outside', () => {
  test('has id, name, order, state and config [R3.001]', () => {
    for (const key of ['id', 'name', 'order', 'state', 'config'] satisfies (keyof Strap)[]) {
      const { [key]: _, ...without } = newStrap();
      expect(strapSchema.safeParse(without).success).toBe(false);
    }
    expect(strapSchema.safeParse(newStrap()).success).toBe(true);
  });

  test('has a config of hidden, outerClasses, innerClasses and style [R3.002]', () => {
    const config: PartialStrapConfig = {};
    const result = check({ straps: [{ ...newStrap(), config }] });

    expect(result.ok && result.value.straps[0]?.config).toEqual(DEFAULT_STRAP_CONFIG);
    expect(Object.keys(DEFAULT_STRAP_CONFIG)).toEqual(['hidden', 'outerClasses', 'innerClasses', 'style']);
  });

  test('has a divider unless it says otherwise [R3.003]', () => {
    expect(strapStyle(withStyle({}))?.rule).toBe(true);
    expect(strapStyle(withStyle({ rule: false }))?.rule).toBe(false);
  });

  test.each([
    ['theme', ['default', 'alternate', 'feature'], 'R3.004'],
    ['textAlign', ['left', 'centered', 'right', 'justify'], 'R3.005'],
    ['overlayStyle', ['solid', 'solid-custom', 'gradient', 'gradient-custom'], 'R3.015'],
  ] as const)('has a %s among %j [%s]', (key, values, _) => {
    for (const value of values) expect(strapStyle(withStyle({ [key]: value }))?.[key]).toBe(value);
    expect(fields(withStyle({ [key]: 'other' }))).toEqual([`straps.0.config.style.${key}`]);
  });

  test('is centered unless it says otherwise, and "center" is read as that [R3.005]', () => {
    expect(strapStyle(withStyle({}))?.textAlign).toBe('centered');
    expect(strapStyle(withStyle({ textAlign: 'center' }))?.textAlign).toBe('centered');
  });

  test('has a slider that slides, slides with controls or fades [R3.019]', () => {
    for (const transitionStyle of ['slide', 'slide-controls', 'fade']) {
      expect(strapStyle(withStyle({ bgImage: { transitionStyle } }))?.bgImage.transitionStyle).toBe(
        transitionStyle,
      );
    }
    expect(fields(withStyle({ bgImage: { transitionStyle: 'spin' } }))).toHaveLength(1);
  });

  test.each([
    ['transitionInterval', { bgImage: { transitionInterval: 0 } }, 'bgImage.transitionInterval'],
    ['transitionInterval', { bgImage: { transitionInterval: 301 } }, 'bgImage.transitionInterval'],
    ['overlayAlpha', { overlayAlpha: 101 }, 'overlayAlpha'],
    ['angle', { overlayGradient: { angle: 361 } }, 'overlayGradient.angle'],
    ['pos', { overlayGradient: { colors: [{ color: '#fff', pos: 1.1 }] } }, 'overlayGradient.colors.0.pos'],
    ['color', { overlayGradient: { colors: [{ color: 'red;', pos: 1 }] } }, 'overlayGradient.colors.0.color'],
    ['overlayColor', { overlayColor: 'url(//evil.example)' }, 'overlayColor'],
    ['imageUrls', { bgImage: { imageUrls: ['javascript:x'] } }, 'bgImage.imageUrls.0'],
  ])('has limits: %s of %j', (_, style, field) => {
    expect(fields(withStyle(style))).toEqual([`straps.0.config.style.${field}`]);
  });

  test('has a gradient of an angle and colours with positions from 0 to 1 [R3.018]', () => {
    const overlayGradient = {
      angle: -90,
      colors: [
        { color: '#000', pos: 0 },
        { color: 'tomato', pos: 1 },
      ],
    };

    expect(strapStyle(withStyle({ overlayGradient }))?.overlayGradient).toEqual(overlayGradient);
    for (const pos of [-0.01, 1.01])
      expect(fields(withStyle({ overlayGradient: { colors: [{ color: '#000', pos }] } }))).toEqual([
        'straps.0.config.style.overlayGradient.colors.0.pos',
      ]);
  });
});
