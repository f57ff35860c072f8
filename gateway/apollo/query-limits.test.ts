import { describe, expect, test } from 'vitest';
import { createTestGateway } from '../testing/test-gateway.ts';

const nested = (levels: number) => `{ ${'a {'.repeat(levels)} b ${'}'.repeat(levels)} }`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: viewer { canEdit }`).join(' ')} }`;

/** Each fragment spreads the one before twice: two to the sixteenth fields. */
const fragmentBomb = () => {
  const fragments = Array.from({ length: 16 }, (_, index) =>
    index === 0
      ? 'fragment f0 on Query { viewer { canEdit } }'
      : `fragment f${index} on Query { ...f${index - 1} ... on Query { ...f${index - 1} } }`,
  );
  return `query { ...f15 } ${fragments.join(' ')}`;
};

describe('refused with 400 before anything is asked', () => {
  test.each([
    ['nesting too deep', nested(11)],
    ['nesting too deep through fragments', `{ ...F } fragment F on Query ${nested(11)}`],
    ['too many aliases', aliases(21)],
    [
      'too many aliases through fragments',
      `{ ...F ...G } fragment F on Query ${aliases(11)} fragment G on Query ${aliases(11).replaceAll('a', 'b')}`,
    ],
    ['a fragment bomb', fragmentBomb()],
    ['a fragment that spreads itself', '{ ...F } fragment F on Query { viewer { canEdit } ...F }'],
    ['more tokens than any screen needs', `{ ${'viewer { canEdit } '.repeat(1000)} }`],
    ['lists of lists nested without end', `{ listings(ids: ${'['.repeat(1400)}${']'.repeat(1400)}) { id } }`],
    [
      'a huge answer',
      `{ ${Array.from({ length: 15 }, (_, index) => `p${index}: points(limit: 2000) { points { id path } }`).join(' ')} }`,
    ],
    ['a field that is not there', '{ viewer { canEditt } }'],
    ['no operation', '{'],
    ['introspection', '{ __schema { types { name } } }'],
    ['introspection of one type', '{ __type(name: "Listing") { name } }'],
  ])('%s', async (_, query) => {
    const { send, calls, logged } = await createTestGateway();

    const response = await send({ query });
    const body = await response.text();

    expect(response.status).toBe(400);
    expect(body).not.toMatch(/Did you mean|node_modules|at file/);
    expect(calls.asked).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  test('several operations in one request', async () => {
    const { send } = await createTestGateway();

    expect((await send([{ query: '{ viewer { canEdit } }' }])).status).toBe(400);
  });
});

describe('taken', () => {
  test.each([
    ['twenty aliases', aliases(20)],
    [
      'all the points of a map',
      '{ points(limit: 2000) { total points { id path lat lon price transactionType bedrooms address } } }',
    ],
    [
      'a hundred listings with all their fields',
      '{ search(size: 100) { listings { id path mls address images { url alt } details { name value } agents { name } } } }',
    ],
  ])('%s', async (_, query) => {
    const { send } = await createTestGateway();

    expect((await send({ query })).status).toBe(200);
  });

  test('introspection while developing', async () => {
    const { send } = await createTestGateway({ production: false });

    const response = await send({
      query:
        '{ __schema { types { fields { type { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } }',
    });

    expect(response.status).toBe(200);
    expect(await response.json()).not.toHaveProperty('errors');
  });
});
