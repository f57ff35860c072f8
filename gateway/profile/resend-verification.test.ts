import { expect, test } from 'vitest';
import { createTestGateway } from '../testing/test-gateway.ts';
import { AGENT } from '../testing/fixtures.ts';

const RESEND = `mutation {
  resendVerificationEmail { ... on ResendVerificationEmailSuccess { isEmailVerified } ... on UserError { message } }
}`;
const PATH = '/space/edmonton/profile/validate/resend';
const customer = { ...AGENT, kind: 'customer' as const, isEmailVerified: false };

test('a customer asks for the verification mail again [R7.082]', async () => {
  const { query, calls } = await createTestGateway({
    script: { [PATH]: { email_verified: false, queued: true } },
    authenticateCustomer: async () => customer,
  });

  expect((await query(RESEND)).data.resendVerificationEmail).toEqual({ isEmailVerified: false });
  expect(calls.log.filter((call) => call.includes(PATH))).toHaveLength(1);
});

test('a visitor is rejected without a call', async () => {
  const { query, calls } = await createTestGateway();

  expect((await query(RESEND)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(calls.log.filter((call) => call.includes(PATH))).toEqual([]);
});
