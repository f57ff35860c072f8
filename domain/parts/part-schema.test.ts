import { expect, test } from 'vitest';
import type { z } from 'zod';
import { checkJson } from '../json/check.ts';
import { readyTheme } from '../theme/palettes.ts';
import { checkTheme } from '../theme/theme-schema.ts';
import {
  headingPartSchema,
  htmlPartSchema,
  iconPartSchema,
  imagePartSchema,
  rangePartSchema,
} from './part-schema.ts';

/** The fields at fault; none when the value comes through whole. */
function faults(schema: z.ZodType, value: Record<string, unknown>): string[] {
  const result = checkJson(schema, value);
  if (!result.ok) return result.problems.map(({ field }) => field);

  expect(result.value).toEqual(value);
  return [];
}

test('an image has URL, link, description, size and one of four filters [R3.059]', () => {
  const image = {
    imageUrl: '/_files/a.jpg',
    href: '/about',
    altText: 'The house',
    linkOut: true,
    width: 640,
    height: 0,
    filter: 'grayscale',
  };

  expect(faults(imagePartSchema, image)).toEqual([]);
  for (const filter of ['none', 'grayscale', 'white', 'black'])
    expect(faults(imagePartSchema, { ...image, filter })).toEqual([]);
  expect(
    faults(imagePartSchema, {
      imageUrl: 'javascript:x',
      href: 1,
      altText: 1,
      linkOut: 'yes',
      width: -1,
      height: '1',
      filter: 'sepia',
    }),
  ).toEqual(Object.keys(image));
});

test('an HTML part has markup, a display, a class and a switch for scripts [R3.061]', () => {
  const html = {
    html: encodeURIComponent('<p>Ünder "50%"</p>'),
    display: 'block',
    className: 'wide',
    disablePostscribe: true,
  };

  expect(faults(htmlPartSchema, html)).toEqual([]);
  expect(faults(htmlPartSchema, { html: 7, display: '', className: 1, disablePostscribe: 1 })).toEqual(
    Object.keys(html),
  );
});

test('markup is shown in one of five displays [R3.063]', () => {
  for (const display of ['block', 'inline', 'inline-block', 'flex', 'inline-flex'])
    expect(faults(htmlPartSchema, { html: '', display })).toEqual([]);
  for (const display of ['grid', 'none', 'contents'])
    expect(faults(htmlPartSchema, { html: '', display })).toEqual(['display']);
});

test('a heading has markup and a size from h1 to h6 [R3.064]', () => {
  for (const size of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
    expect(faults(headingPartSchema, { html: 'A <em>b</em>', size })).toEqual([]);
  expect(faults(headingPartSchema, { html: 1, size: 'h7' })).toEqual(['html', 'size']);
});

test('an icon has name, label, size and a style that is none or enclosed [R3.066]', () => {
  for (const style of ['none', 'enclosed'])
    expect(faults(iconPartSchema, { name: 'home', label: 'Home', fontSize: 32, style })).toEqual([]);
  expect(faults(iconPartSchema, { name: 1, label: 1, fontSize: -1, style: 'round' })).toEqual([
    'name',
    'label',
    'fontSize',
    'style',
  ]);
});

test('a range has limits, where it begins and an interval [R3.067]', () => {
  const range = { min: 0, max: 10, initial: 2, initialStart: 2, initialEnd: 5, interval: 0.5 };

  expect(faults(rangePartSchema, range)).toEqual([]);
  expect(
    faults(rangePartSchema, {
      min: '0',
      max: null,
      initial: '2',
      initialStart: [],
      initialEnd: {},
      interval: 0,
    }),
  ).toEqual(Object.keys(range));
  expect(faults(rangePartSchema, { min: 3, max: 2 })).toEqual(['max']);
});

test('a font has a family, a weight and the weights there are [R3.068]', () => {
  const theme = readyTheme('prairie');
  const withFont = (body: unknown) => checkTheme({ ...theme, fonts: { ...theme.fonts, body } });
  const body = { family: 'Inter', weight: 400, weights: [400, 600] };

  expect(withFont(body)).toMatchObject({ ok: true, value: { fonts: { body } } });
  expect(withFont({ family: '</style>', weight: 0, weights: ['bold'] })).toMatchObject({
    ok: false,
    problems: ['family', 'weights.0', 'weight'].map((field) => ({ field: `fonts.body.${field}` })),
  });
});
