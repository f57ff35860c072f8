import { expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { savedPartsOf, valuesOf } from '../editing/site-parts.ts';
import { restoreParts } from './restore-parts.ts';

const saved = savedPartsOf(readSite(testSiteResponse(), 'http://localhost'));
const live = { parts: valuesOf(saved), site: saved };
const base = saved.header.value;
const mine = { ...base, name: 'header-mine' };
const draft = (value = mine) => ({ header: { value, base, baseRevision: saved.header.revision } });
/** What is live after a colleague saved the header. */
const after = (header: typeof base) => {
  const site = { ...saved, header: { value: header, revision: 'later' } };
  return { parts: valuesOf(site), site };
};

test('a draft that began with the live version is restored unchanged', () => {
  expect(restoreParts(draft(), live)).toEqual({
    parts: { ...live.parts, header: mine },
    site: saved,
    restored: ['header'],
  });
});

test('changes that a colleague saved meanwhile are merged', () => {
  const now = after({ ...base, state: { text: 'Theirs' } });
  const { parts, site, restored } = restoreParts(draft(), now);

  expect(parts.header).toEqual({ ...mine, state: { text: 'Theirs' } });
  expect(site).toEqual(now.site);
  expect(restored).toEqual(['header']);
});

test('if both changed the same member the draft retains its base, so that saving reports the conflict', () => {
  const { parts, site } = restoreParts(draft(), after({ ...base, name: 'header-theirs' }));

  expect(parts.header).toEqual(mine);
  expect(site.header).toEqual({ value: base, revision: saved.header.revision });
});

test('a draft equal to the live version is not restored', () => {
  expect(restoreParts(draft(), after(mine)).restored).toEqual([]);
  expect(restoreParts(draft(base), live).restored).toEqual([]);
});
