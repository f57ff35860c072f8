import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createTestGateway } from '../testing/test-gateway.ts';
import { queryLimits } from './query-limits.ts';

const nested = (levels: number) => `{ ${'a {'.repeat(levels)} b ${'}'.repeat(levels)} }`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: viewer { canEdit }`).join(' ')} }`;

const manyTokens = `{ ${'viewer { canEdit } '.repeat(1000)} }`;
const hugeResponse = `{ ${Array.from({ length: 15 }, (_, index) => `p${index}: points(limit: 2000) { points { id path } }`).join(' ')} }`;

/** Each fragment spreads the one before twice: two to the sixteenth fields. */
const fragmentBomb = () => {
  const fragments = Array.from({ length: 16 }, (_, index) =>
    index === 0
      ? 'fragment f0 on Query { viewer { canEdit } }'
      : `fragment f${index} on Query { ...f${index - 1} ... on Query { ...f${index - 1} } }`,
  );
  return `query { ...f15 } ${fragments.join(' ')}`;
};

describe('depth', () => {
  // The API has no recursive type yet.
  const schema = buildSchema('type Query { a: Query, b: Int }');
  const messages = (query: string) =>
    validate(schema, parse(query), [queryLimits]).map(({ message }) => message);

  test('is ten levels', () => {
    expect(messages(nested(9))).toEqual([]);
    expect(messages(nested(10))).toEqual(['The operation nests too deep.']);
  });

  test('is counted through fragments, each measured once', () => {
    expect(messages(`{ a { ...F } } fragment F on Query ${nested(8)}`)).toEqual([]);
    expect(messages(`{ a { ...F } } fragment F on Query ${nested(9)}`)).toHaveLength(1);
  });

  test('of a fragment that spreads itself has an end', () => {
    expect(messages('{ ...F } fragment F on Query { a { ...F } }')).toEqual([]);
  });
});

describe('each limit', () => {
  test.each([
    ['aliases', aliases(31), 'The operation has too many aliases.'],
    ['expanded fragments', fragmentBomb(), 'Anonymous operation recursively requests too many selections.'],
    ['tokens', manyTokens, 'Syntax Error: Document contains more that 3000 tokens. Parsing aborted.'],
    ['size of the answer', hugeResponse, 'The operation asks for too much at once: it costs'],
  ])('of %s says what it is', async (_, query, message) => {
    const { send } = await createTestGateway();

    const { errors } = (await (await send({ query })).json()) as { errors: { message: string }[] };

    expect(errors[0]?.message).toContain(message);
  });
});

describe('rejected with 400 before any upstream is called', () => {
  test.each([
    ['too many aliases', aliases(31)],
    [
      'too many aliases through fragments',
      `{ ...F ...G } fragment F on Query ${aliases(16)} fragment G on Query ${aliases(16).replaceAll('a', 'b')}`,
    ],
    ['a fragment bomb', fragmentBomb()],
    ['a fragment that spreads itself', '{ ...F } fragment F on Query { viewer { canEdit } ...F }'],
    ['more tokens than any screen needs', manyTokens],
    ['lists of lists nested without end', `{ listings(ids: ${'['.repeat(1400)}${']'.repeat(1400)}) { id } }`],
    ['a huge answer', hugeResponse],
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
    expect(calls.log).toHaveLength(1);
    expect(logged).toEqual([]);
  });

  test('several operations in one request', async () => {
    const { send } = await createTestGateway();

    expect((await send([{ query: '{ viewer { canEdit } }' }])).status).toBe(400);
  });
});

describe('taken', () => {
  test.each([
    ['twenty aliases', aliases(30)],
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

test('every operation of the site and the editor is within the limits', () => {
  const root = join(import.meta.dirname, '../..');
  const schema = buildSchema(readFileSync(join(root, 'gateway/schema.graphql'), 'utf8'));
  const operations = globSync('{web,editor}/**/*.generated.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/Document = ("(?:[^"\\]|\\.)*") as/g)].map(
      ([, text = '""']) => JSON.parse(text) as string,
    ),
  );
  const rejected = operations.filter(
    (operation) => validate(schema, parse(operation), [queryLimits]).length > 0,
  );

  expect(operations.length).toBeGreaterThan(100);
  expect(rejected).toEqual([]);
});
