import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { withExecutor } from './with-executor.ts';

const TYPES = `
  interface Home { id: ID! }
  type House implements Home { id: ID! floors: Int! broken: Int! rooms: [Room!] agents: [Agent] }
  type Flat implements Home { id: ID! floor: Int }
  type Room { name: String! size(unit: Unit = METRES, digits: Int): Float! }
  type Agent { name: String! phone: String! }
  enum Unit { METRES FEET }
  union Found = House | Flat | Agent
  input Range { from: Int = 1 to: Int! }
  type Query {
    home(id: ID!): Home
    homes(range: Range, ids: [ID!]): [Home!]!
    found: [Found]
    late: String
    slowHomes: [Home!]!
    count: Int!
    price: Int
  }
  type Mutation { add(value: Int!): Int! }
`;

const HOUSE = {
  __typename: 'House',
  id: 'h1',
  floors: () => Promise.resolve(2),
  broken: () => {
    throw new GraphQLError('No such figure', { extensions: { code: 'NOT_FOUND' } });
  },
  rooms: [
    {
      name: 'Hall',
      size: ({ unit, digits = 0 }: { unit: string; digits?: number }) =>
        Number((unit === 'FEET' ? 32.8 : 10).toFixed(digits)),
    },
    { name: async () => null, size: () => 4 },
  ],
  agents: [{ name: 'Ada', phone: '1' }, null, { name: 'Bo', phone: new Error('withheld') }],
};
const FLAT = { __typename: 'Flat', id: 'f1', floor: null };

/** Served afresh for each side, as a mutation changes it. */
function createRoot() {
  let sum = 0;
  return {
    home: ({ id }: { id: string }) => (id === 'h1' ? HOUSE : null),
    homes: ({ range, ids }: { range?: { from: number; to: number }; ids?: string[] }) =>
      (ids ?? Array.from({ length: (range?.to ?? 0) - (range?.from ?? 0) }, (_, n) => `f${n}`)).map((id) => ({
        ...FLAT,
        id,
      })),
    found: [HOUSE, FLAT, { __typename: 'Agent', name: 'Cy', phone: '2' }, null, { __typename: 'Barn' }],
    late: () => new Promise((resolve) => setTimeout(resolve, 1, 'late')),
    slowHomes: async () => [Promise.resolve(FLAT), Promise.reject(new TypeError('gone'))],
    count: () => 'many',
    price: () => 2 ** 40,
    add: async ({ value }: { value: number }) => {
      const before = sum;
      await new Promise((resolve) => setTimeout(resolve, 10 - value));
      sum = before + value;
      return sum;
    },
  };
}

const OPERATIONS: Record<
  string,
  { query: string; variables?: Record<string, unknown>; operationName?: string }
> = {
  'fields with aliases, arguments and defaults': {
    query:
      '{ one: home(id: "h1") { id ... on House { floors rooms { size feet: size(unit: FEET, digits: 1) } } } }',
  },
  'fragments, merged fields and __typename': {
    query: `{ found { __typename ...F ... on Agent { name } } } fragment F on House { id agents { name } agents { name } }`,
  },
  'a field that is null where it must not be, up to the next field that may': {
    query: '{ home(id: "h1") { id ... on House { floors broken } } price: late }',
  },
  'an error in an item of a list': { query: '{ home(id: "h1") { ... on House { agents { name phone } } } }' },
  'null in a list whose items must not be': {
    query: '{ home(id: "h1") { ... on House { rooms { name } } } }',
  },
  'a rejected item of a list': { query: '{ slowHomes { id } }' },
  'a type of a union that is unknown': { query: '{ found { ... on House { id } } late }' },
  'a value that is not of its scalar': { query: '{ count }' },
  'a number too large for its scalar': { query: '{ price late }' },
  'skip and include': {
    query:
      'query ($no: Boolean!, $yes: Boolean!) { a: late @skip(if: $no) b: late @include(if: $no) ... @include(if: $yes) { late } }',
    variables: { no: false, yes: true },
  },
  'an input object with a default': {
    query: 'query ($range: Range) { homes(range: $range) { id } }',
    variables: { range: { to: 3 } },
  },
  'one value for a list': {
    query: 'query ($ids: [ID!]) { homes(ids: $ids) { id } }',
    variables: { ids: 'x' },
  },
  'a variable that is missing in an input object': {
    query: 'query ($range: Range) { homes(range: $range) { id } }',
    variables: { range: { from: 3 } },
  },
  'a variable of the wrong type': {
    query: 'query ($id: ID!) { home(id: $id) { id } }',
    variables: { id: {} },
  },
  'a required variable that is missing': { query: 'query ($id: ID!) { home(id: $id) { id } }' },
  'a null variable for a field that needs a value': {
    query: 'query ($id: ID) { home(id: $id) { id } late }',
    variables: { id: null },
  },
  'mutations one after the other': {
    query: 'mutation { a: add(value: 1) b: add(value: 9) c: add(value: 5) }',
  },
  'one of two operations': { query: 'query A { late } query B { price }', operationName: 'A' },
  'no operation named among two': { query: 'query A { late } query B { price }' },
  'an operation that is not there': { query: 'query A { late }', operationName: 'C' },
  introspection: { query: getIntrospectionQuery() },
};

type Root = ReturnType<typeof createRoot>;

const fromRoot = (...names: (keyof Root)[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (_: unknown, args: never, root: Root) => {
        const value = root[name];
        return typeof value === 'function' ? value(args) : value;
      },
    ]),
  );

const schema = makeExecutableSchema({
  typeDefs: TYPES,
  resolvers: {
    Query: fromRoot('home', 'homes', 'found', 'late', 'slowHomes', 'count', 'price'),
    Mutation: fromRoot('add'),
  },
});

const SETTINGS = {
  nodeEnv: 'production',
  introspection: true,
  includeStacktraceInErrorResponses: false,
  plugins: [ApolloServerPluginLandingPageDisabled()],
};

describe('a response is that of graphql-js, to the last error and the order of fields', () => {
  const reference = new ApolloServer<Root>({ ...SETTINGS, schema });
  const server = new ApolloServer<Root>({ ...SETTINGS, gateway: withExecutor(schema) });

  test.each(Object.entries(OPERATIONS))('%s', async (_, operation) => {
    const [expected, response] = await Promise.all(
      [reference, server].map((one) => one.executeOperation(operation, { contextValue: createRoot() })),
    );

    expect(response?.http.status).toBe(expected?.http.status);
    expect(JSON.stringify(response?.body)).toBe(JSON.stringify(expected?.body));
  });
});
