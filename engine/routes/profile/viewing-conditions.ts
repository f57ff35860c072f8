import { Hono } from 'hono';
import { z } from 'zod';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { agreeToTerms, readProfile, savePhone } from '../../operations/profile/customer-profile.ts';
import { resendVerificationEmail } from '../../operations/profile/resend-verification.ts';
import { parse } from '../parse.ts';
import { readBody } from '../read-body.ts';
import { requireCustomerClaims } from '../require-customer.ts';
import { customerKeyOf, customerOf, PROFILE, visitorIpOf } from './customer-of-call.ts';
import { wireProfile } from './profile-responses.ts';

const agreement = z.object({ agreed: z.literal(true), version: z.string().max(100).optional() });
const contactInfo = z.object({ phone: z.string().max(100) });

/** What a customer must complete to see withheld details: terms, verified email, phone. */
export function viewingConditionRoutes(context: EngineContext): Hono {
  return new Hono()
    .put(`${PROFILE}/contactInfo`, async (c) => {
      const key = await customerKeyOf(context, c);
      const phone = readPhone(parse(contactInfo, await readBody(c.req.raw)).phone);
      await savePhone(context, { ...key, phone });

      return c.json({ contactInfo: { phone } });
    })
    .get(`${PROFILE}/validate/resend`, async (c) => {
      const customer = await requireCustomerClaims(context, c.req.raw, c.req.param('spaceID'));

      return c.json(await resendVerificationEmail(context, customer));
    })
    .get(`${PROFILE}/:source`, async (c) => {
      const profile = await readProfile(context, await customerOf(context, c));

      return c.json(wireProfile(profile, c.req.query('termsAgreement') !== undefined));
    })
    .put(`${PROFILE}/:source/termsAgreement`, async (c) => {
      const customer = await customerOf(context, c);
      const { isEmailVerified: _, ...key } = customer;
      const { version } = parse(agreement, await readBody(c.req.raw));
      const visitorIp = visitorIpOf(c);
      await agreeToTerms(context, { ...key, visitorIp, ...(version !== undefined && { version }) });

      return c.json(wireProfile(await readProfile(context, customer), true));
    });
}

/** Ten digits, with a country prefix of up to three. */
function readPhone(text: string): string {
  const digits = text
    .trim()
    .replace(/^\+/, '')
    .replace(/[\s().-]/g, '');
  if (!/^\d{10,13}$/.test(digits)) throw badInput('phone', 'Please enter a valid phone number');

  return digits;
}
