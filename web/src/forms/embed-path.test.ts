import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedPath, readEmbedPath } from './embed-path.ts';

test('the script URL is on the forms host below the space, without the prefix of stock forms [R7.091, R7.093]', () => {
  expect(embedPath('edmonton', 'stock/contact-agent')).toBe('/_forms/edmonton/embed/contact-agent.js');
});

test('no form has no script', () => {
  expect(embedPath('edmonton', ' ')).toBeNull();
  expect(embedPath('edmonton', 'stock/')).toBeNull();
});

test.each(['/_forms/contact-agent', '/_forms/edmonton/embed/', '/_forms/%ff/embed/a.js', '/embed/a.js'])(
  'the path %s is no embed script',
  (path) => {
    expect(readEmbedPath(path)).toBeNull();
  },
);

test('every form round-trips through its script path, which stays canonical', () => {
  const id = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && !text.startsWith('stock/'));

  fc.assert(
    fc.property(id, id, (spaceId, formId) => {
      const path = embedPath(spaceId, formId) ?? '';

      expect(path).not.toMatch(/["<>\s?#]/);
      expect(readEmbedPath(path)).toEqual({ spaceId, formId });
    }),
  );
});
