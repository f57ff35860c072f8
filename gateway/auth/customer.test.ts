import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { AGENT } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import type { CustomerIdentity } from './identity.ts';

const CUSTOMERS_OWN = [
  'acceptTerms',
  'addFavourite',
  'cancelRequest',
  'deleteSavedSearch',
  'removeFavourite',
  'resendVerificationEmail',
  'saveContactInfo',
  'saveFavouriteNote',
  'saveSearch',
  'setAlerts',
  'submitGeoJson',
];

const ALL = mutationsOf(join(import.meta.dirname, '../schema.graphql'));
/** The mutations of agents. */
const MUTATIONS = ALL.filter(({ name }) => name !== 'submitForm' && !CUSTOMERS_OWN.includes(name));

const CUSTOMER: CustomerIdentity = {
  kind: 'customer',
  by: 'cookie',
  token: 'customer-token',
  spaceId: 'edmonton',
  subject: 'customer-1',
  email: 'cora@example.com',
  isEmailVerified: false,
  displayName: 'Cora Dunn',
  expiresAt: new Date('2100-01-01'),
};

describe('a signed-in customer', () => {
  const asCustomer = (changes: Partial<CustomerIdentity> = {}) =>
    createTestGateway({ authenticateCustomer: async () => ({ ...CUSTOMER, ...changes }) });
  const VIEWER = '{ viewer { canEdit agent { uid } customer { id name email isEmailVerified expiresAt } } }';

  test('gets who they are and may edit nothing [R1.028]', async () => {
    const { data } = await (await asCustomer()).query(VIEWER);

    expect(data.viewer).toEqual({
      canEdit: false,
      agent: null,
      customer: {
        id: 'customer-1',
        name: 'Cora Dunn',
        email: 'c…@example.com',
        isEmailVerified: false,
        expiresAt: '2100-01-01T00:00:00.000Z',
      },
    });
  });

  test('gets the full e-mail address where no script of a page can request it', async () => {
    const byCookie = await asCustomer({ displayName: 'cora@example.com' });
    const byToken = await asCustomer({ by: 'bearer' });

    expect(JSON.stringify((await byCookie.query(VIEWER)).data)).not.toContain('cora@');
    expect((await byToken.query(VIEWER)).data.viewer.customer.email).toBe('cora@example.com');
  });

  test('can run no mutation of agents, and their token reaches no service by it [R1.028]', async () => {
    const { query, calls } = await asCustomer();
    expect(MUTATIONS.length).toBeGreaterThan(20);

    for (const mutation of MUTATIONS) {
      const { errors } = await query(callOf(mutation));
      expect([mutation.name, errors?.[0]?.extensions.code]).toEqual([mutation.name, 'UNAUTHENTICATED']);
    }
    expect(calls.requests.some(({ headers }) => headers.has('token'))).toBe(false);
  });

  test('is needed for every mutation on what customers own, an agent is none', async () => {
    const asAgent = await createTestGateway({ identity: AGENT });
    const asNobody = await createTestGateway();
    const own = ALL.filter(({ name }) => CUSTOMERS_OWN.includes(name));
    expect(own.map(({ name }) => name).sort()).toEqual(CUSTOMERS_OWN);

    for (const mutation of own.filter(({ name }) => name !== 'submitGeoJson')) {
      for (const { query, calls } of [asAgent, asNobody]) {
        const { errors } = await query(callOf(mutation));
        expect([mutation.name, errors?.[0]?.extensions.code]).toEqual([mutation.name, 'UNAUTHENTICATED']);
        expect(calls.log.filter((call) => call.includes('/profile/'))).toEqual([]);
      }
    }
  });

  test('is nobody without an ID token, after its end and in another space [R4.067]', async () => {
    for (const changes of [
      { token: '' },
      { expiresAt: new Date('2020-01-01') },
      { spaceId: 'san-antonio' },
      { kind: 'agent' as 'customer' },
    ]) {
      const { data } = await (await asCustomer(changes)).query(VIEWER);
      expect(data.viewer).toEqual({ canEdit: false, agent: null, customer: null });
    }
    expect((await (await createTestGateway()).query(VIEWER)).data.viewer.customer).toBeNull();
    expect((await (await asCustomer()).query(VIEWER)).data.viewer.customer).not.toBeNull();
  });

  test('may be an agent as well: both are returned', async () => {
    const both = await createTestGateway({ identity: AGENT, authenticateCustomer: async () => CUSTOMER });

    const { data } = await both.query('{ viewer { canEdit agent { uid } customer { id } } }');

    expect(data.viewer).toEqual({ canEdit: true, agent: { uid: 'agent-1' }, customer: { id: 'customer-1' } });
  });
});

function mutationsOf(path: string): GraphQLField<unknown, unknown>[] {
  const fields = buildSchema(readFileSync(path, 'utf8')).getMutationType()?.getFields() ?? {};

  return Object.values(fields);
}

/** The mutation with minimal arguments. */
function callOf({ name, args, type }: GraphQLField<unknown, unknown>): string {
  const given = args.map((argument) => `${argument.name}: ${literal(argument.type)}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';

  return `mutation { ${name}${given && `(${given})`}${selection} }`;
}

function literal(type: GraphQLInputType): string {
  if (isNonNullType(type)) return literal(type.ofType);
  if (isListType(type)) return `[${literal(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields());
    const fields = (type.isOneOf ? all.slice(0, 1) : all).map(
      (field) => `${field.name}: ${literal(field.type)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  const examples: Record<string, string> = {
    Int: '1',
    Float: '1.5',
    Boolean: 'true',
    JSON: '{}',
    DateTime: '"2030-01-01T00:00:00Z"',
  };

  return examples[type.name] ?? '"1"';
}
