import { expect, test } from 'vitest';
import { storedTemplateJson, storedWebsiteJson, wireHit } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const script = {
  '/getWebsite/edmonton': {
    website: storedWebsiteJson(),
    header: storedTemplateJson('header-basic'),
    footer: storedTemplateJson('footer-basic'),
    revisions: { website: 1, header: 1, footer: 1 },
  },
  '/space/edmonton/search/idx-edm-v5/q': { hits: { total: 1, hits: [wireHit('1')] } },
  '/blog/edmonton/wp-json/posts': [],
};
const SEARCH = '{ search(size: 3) { total listings { id } } }';
const AGAIN = '{ search(size: 3) { total listings { price } } }';

test('equal reads of the straps of a page are one, and a later read is another', async () => {
  const { gateway, calls } = await createTestGateway({ script });
  const { execute } = await gateway.open(new Request('http://edmonton.localhost/'));
  calls.reset();
  const reads = (part: string) => calls.log.filter((call) => call.includes(part)).length;

  const results = await Promise.all([
    execute(SEARCH, {}),
    execute(AGAIN, {}),
    execute('{ search(size: 4) { total } }', {}),
    execute('{ posts(size: 3) { total } }', {}),
    execute('{ posts(size: 3) { posts { title } } }', {}),
  ]);

  expect(results.map(({ failures }) => failures)).toEqual([[], [], [], [], []]);
  expect(reads('/q?')).toBe(2);
  expect(reads('/posts?')).toBe(1);

  await execute(SEARCH, {});
  expect(reads('/q?')).toBe(3);
});
