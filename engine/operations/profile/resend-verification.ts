import type { EngineContext } from '../../context.ts';
import { EngineError, notFound } from '../../errors.ts';
import { resendVerification } from '../../identity/account/verification.ts';
import type { TokenClaims } from '../../identity/provider/token-claims.ts';
import { findSite } from '../../identity/sites.ts';
import { findCustomer } from '../../store/people/customer-table.ts';

type Customer = Pick<TokenClaims, 'spaceId' | 'subject' | 'origin'>;

/** Sends the verification mail again, with links to the site that the customer signed in at. */
export async function resendVerificationEmail(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, subject: id, origin }: Customer,
): Promise<{ email_verified: boolean; queued: boolean }> {
  const customer = await findCustomer(db, { spaceId, id });
  const site = await findSite(db, origin ?? null);
  if (!customer || site?.spaceId !== spaceId) throw notFound('The customer');
  if (customer.isEmailVerified) return { email_verified: true, queued: false };

  if (!(await resendVerification(db, { site, customer, now: clock() })))
    throw new EngineError('too_many', 'Several links were sent already. Try again in an hour.');

  return { email_verified: false, queued: true };
}
