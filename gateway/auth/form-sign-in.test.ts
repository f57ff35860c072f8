import { expect, test } from 'vitest';
import { createTestGateway } from '../testing/test-gateway.ts';
import type { CustomerIdentity } from './identity.ts';

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
const SUBMIT = `mutation { submitForm(input: { formId: "tour", viewId: "v", values: [], pageUrl: "http://edmonton.localhost/" }) {
  ... on SubmitFormSuccess { formId signedIn } } }`;

/** A service that responds to a submission with an id token, and a site that accepts the token `good`. */
function gatewayWith(idToken: unknown, customer: CustomerIdentity | null = null) {
  const opened: string[] = [];

  return createTestGateway({
    script: { 'POST /space/edmonton/profile/form/tour/submit': { ok: true, id_token: idToken } },
    authenticateCustomer: async () => customer,
    openCustomerSession: async (_, token) => {
      opened.push(token);
      return token === 'good' ? ['session=secret; HttpOnly'] : null;
    },
  }).then((gateway) => ({ ...gateway, opened }));
}

test('the id token of a form becomes the session cookie of the response and is not in its body [R7.090]', async () => {
  const { send } = await gatewayWith('good');

  const response = await send({ query: SUBMIT });

  expect(response.headers.getSetCookie()).toEqual(['session=secret; HttpOnly']);
  const body = await response.text();
  expect(JSON.parse(body).data.submitForm).toEqual({ formId: 'tour', signedIn: true });
  expect(body).not.toContain('good');
});

test.each([
  ['is forged', 'forged', null, false, 1],
  ['is no text', 7, null, false, 0],
  ['is missing', undefined, null, false, 0],
  ['comes to somebody who is signed in', 'good', CUSTOMER, true, 0],
])('an id token that %s changes nothing', async (_, token, customer, signedIn, requests) => {
  const { send, opened } = await gatewayWith(token, customer);

  const response = await send({ query: SUBMIT });

  expect(response.headers.getSetCookie()).toEqual([]);
  expect(JSON.parse(await response.text()).data.submitForm.signedIn).toBe(signedIn);
  expect(opened).toHaveLength(requests);
});

test('the favourites after a form are fetched with extra=address [R7.071]', async () => {
  const requests: string[] = [];
  const { query } = await createTestGateway({
    authenticateCustomer: async () => CUSTOMER,
    script: {
      'api:*': (request: Request) => {
        requests.push(request.url);
        return {
          favourites: [
            { id: 7, mls: 'E7', unavailable: false, address: '1 Main St', city: 'Edmonton' },
            { id: 8 },
          ],
        };
      },
    },
  });

  const { data } = await query('{ viewer { customer { favouriteAddresses { id address } } } }');

  expect(data.viewer.customer.favouriteAddresses).toEqual([
    { id: '7', address: '1 Main St' },
    { id: '8', address: null },
  ]);
  expect(new URL(requests.at(-1) ?? '').search).toBe('?extra=address');
});
