import { expect, test } from 'vitest';
import { newPage } from '#domain/page/new-page.ts';
import { exampleWebsite } from '#domain/testing/example-website.ts';
import { readSiteObject } from './site-objects.ts';

test('exported JSON can be imported unchanged', async () => {
  const page = newPage({ slug: 'about' });

  expect(await readSiteObject('page', JSON.stringify(page))).toEqual({
    object: { name: 'page', value: page },
  });
  expect(await readSiteObject('website', JSON.stringify(exampleWebsite()))).toEqual({
    object: { name: 'website', value: exampleWebsite() },
  });
});

test('truncated JSON is reported, and a value of the wrong shape with its field', async () => {
  for (const [text, problem] of [
    ['{"name":', 'This is not JSON: it ends before a quote or bracket is closed.'],
    ['{"name": "x",\n  "nav": [],\n}', /^This is not JSON: line 3 is wrong at “}”\./],
    ['{"name": "x"\n  "nav": []}', /^This is not JSON: line 2 is wrong at “"nav": \[\]}”\./],
    ['hello', /^This is not JSON\. Check that/],
    ['', /^There is nothing to read\./],
  ] as const)
    expect(await readSiteObject('header', text)).toEqual({
      problems: [typeof problem === 'string' ? problem : expect.stringMatching(problem)],
    });
  const header = { name: 'header-basic', nav: [{ label: 'x', href: 'javascript:alert(1)' }] };
  expect(await readSiteObject('header', JSON.stringify(header))).toEqual({
    problems: ['nav.0.href: This is not an address a page can use'],
  });
});

test('more than five problems are counted', async () => {
  const read = await readSiteObject('website', '{"config":{},"theme":{}}');

  expect('problems' in read && read.problems).toHaveLength(6);
  expect('problems' in read && read.problems[0]).toMatch(/: It is missing; expected is /);
  expect('problems' in read && read.problems[5]).toBe('And 1 more problems.');
});

test('a page with parts of a wrong type is not imported; each is named with strap, field and reason', async () => {
  const page = newPage({ slug: 'about' });
  const first = { id: 's-1', name: 'strap-text', order: 0, config: {} };
  const straps = [
    { ...first, state: { title: { html: 'One', size: 'h7' } } },
    {
      ...first,
      id: 's-2',
      name: 'strap-image',
      state: { image: { imageUrl: '', filter: 'sepia', width: -1 } },
    },
  ];

  expect(await readSiteObject('page', JSON.stringify({ ...page, straps }))).toEqual({
    problems: [
      expect.stringMatching(/^straps\.0\.state\.title\.size: strap-text, title\.size: /),
      expect.stringMatching(/^straps\.1\.state\.image\.width: strap-image, image\.width: /),
      expect.stringMatching(/^straps\.1\.state\.image\.filter: strap-image, image\.filter: /),
    ],
  });
});
