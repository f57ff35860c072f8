import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCustomers, addSpaces } from '#engine/testing/fixtures.ts';
import { createTestEngine, type TestEngine } from '#engine/testing/test-engine.ts';
import type { CustomerIdentity } from '../auth/identity.ts';
import { embeddedUpstreams } from '../testing/embedded-upstreams.ts';
import { createTestGateway } from '../testing/test-gateway.ts';

const CUSTOMER: CustomerIdentity = {
  kind: 'customer',
  by: 'cookie',
  token: 'customer',
  spaceId: 'edmonton',
  subject: 'customer-1',
  email: 'dee@example.com',
  isEmailVerified: false,
  displayName: 'Dee Customer',
  expiresAt: new Date('2100-01-01'),
};
const FORM = '{ form(id: "contact-agent") { viewId fields { name accountValue } } }';
const SUBMIT = `mutation ($input: SubmitFormInput!) { submitForm(input: $input) {
  __typename ... on UserError { field reason } } }`;
const PHONE = 'mutation ($phone: String!) { saveContactInfo(phone: $phone) { __typename } }';

type Field = { name: string; accountValue: string | null };

describe('what a form takes from the account of a customer', () => {
  let engine: TestEngine;
  const gatewayOf = (customer: Partial<CustomerIdentity> | null = {}) =>
    createTestGateway({
      upstreams: embeddedUpstreams(engine),
      authenticateCustomer: async () => customer && { ...CUSTOMER, ...customer },
    });

  beforeAll(async () => {
    engine = await createTestEngine();
    await addSpaces(engine.store);
    await addCustomers(engine.store);
  });
  beforeEach(async () => {
    await engine.store.db.deleteFrom('form_submissions').execute();
    await engine.store.db.deleteFrom('customer_contacts').execute();
  });
  afterAll(() => engine.close());

  async function shown(customer: Partial<CustomerIdentity> | null, phone?: string) {
    const { query } = await gatewayOf(customer);
    if (phone) await query(PHONE, { phone });
    const { fields } = (await query(FORM)).data.form as { fields: Field[] };
    return Object.fromEntries(
      fields.flatMap(({ name, accountValue }) => (accountValue ? [[name, accountValue]] : [])),
    );
  }

  test.each<[string, Partial<CustomerIdentity> | null, string | undefined, object]>([
    ['a visitor', null, undefined, {}],
    ['a customer without a phone number', {}, undefined, { email: 'd…@example.com' }],
    ['a customer with one', {}, '7805550199', { email: 'd…@example.com', phone: '••••••0199' }],
    ['a customer whose number no form accepts', {}, '5550199', { email: 'd…@example.com' }],
    ['a customer without an email', { email: null }, undefined, {}],
    [
      'a customer by a token, whom no script of a page acts for,',
      { by: 'bearer' },
      '7805550199',
      { email: 'dee@example.com', phone: '(780) 555-0199' },
    ],
  ])('%s is shown it', async (_, customer, phone, values) => {
    expect(await shown(customer, phone)).toEqual(values);
  });

  async function send(
    input: { accountFields?: string[]; values?: Record<string, string> },
    customer: Partial<CustomerIdentity> | null = {},
  ) {
    const { query } = await gatewayOf(customer);
    const { viewId } = (await query(FORM)).data.form;
    const values = { name: 'Dee', message: 'Is it quiet?', ...input.values };
    const { data } = await query(SUBMIT, {
      input: {
        formId: 'contact-agent',
        viewId,
        pageUrl: 'http://edmonton.localhost/contact',
        ...input,
        values: Object.entries(values).map(([name, value]) => ({ name, value })),
      },
    });
    const [stored] = await engine.store.db.selectFrom('form_submissions').select('submission').execute();

    return { result: data.submitForm, submission: stored?.submission };
  }

  test('a form without an email is sent with that of the account', async () => {
    const { result, submission } = await send({ accountFields: ['email'] });

    expect(result).toEqual({ __typename: 'SubmitFormSuccess' });
    expect(submission).toMatchObject({ name: 'Dee', email: 'dee@example.com' });
  });

  test('the account’s values replace what was entered; others stay as entered', async () => {
    await (await gatewayOf()).query(PHONE, { phone: '7805550199' });
    const entered = { email: 'other@example.com', phone: '7805551234' };
    expect((await send({ accountFields: ['phone'], values: entered })).submission).toMatchObject({
      email: 'other@example.com',
      phone: '(780) 555-0199',
    });
  });

  test('a phone number is not sent unless it is asked for', async () => {
    await (await gatewayOf()).query(PHONE, { phone: '7805550199' });

    expect((await send({ accountFields: ['email'] })).submission).not.toHaveProperty('phone');
  });

  test.each([
    ['nobody signed in', { accountFields: ['email'] }, null],
    ['fields that name nothing', {}, {}],
  ])('with %s the email is missing', async (_, input, customer) => {
    const { result, submission } = await send(input, customer);

    expect(result).toEqual({ __typename: 'UserError', field: 'submission.email', reason: 'required' });
    expect(submission).toBeUndefined();
  });
});
