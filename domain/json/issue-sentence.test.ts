import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkJson } from './check.ts';

const own = z.string({ error: 'A sentence of its own' });
const schema = z.object({
  name: z.string().max(5),
  count: z.number().min(1).max(9).optional(),
  side: z.enum(['left', 'right']).optional(),
  list: z.array(z.string()).max(1).optional(),
  kind: z.literal('link').optional(),
  own: own.optional(),
});

test.each([
  [{}, 'name: It is missing; expected is text in quotes'],
  [{ name: 4 }, 'name: It is 4; expected is text in quotes'],
  [{ name: ['a'] }, 'name: It is a list; expected is text in quotes'],
  [{ name: 'longer' }, 'name: It has 6 characters; expected are at most 5'],
  [{ name: 'a', count: 10 }, 'count: It is 10; expected is at most 9'],
  [{ name: 'a', count: 'many' }, 'count: It is "many"; expected is a number'],
  [{ name: 'a', side: 'up' }, 'side: It is "up"; expected is one of "left", "right"'],
  [{ name: 'a', kind: 'x' }, 'kind: It is "x"; expected is "link"'],
  [{ name: 'a', list: 'x' }, 'list: It is "x"; expected is a list in [ ]'],
  [{ name: 'a', list: ['x', 'y'] }, 'list: It has 2 entries; expected are at most 1'],
  [{ name: 'a', own: 1 }, 'own: A sentence of its own'],
  [[], ': It is a list; expected is an object in { }'],
])('of %o the field, the reason and what is expected are told', (value, expected) => {
  const checked = checkJson(schema, value);

  expect(checked.ok ? '' : `${checked.problems[0]?.field}: ${checked.problems[0]?.message}`).toBe(expected);
});
