import type { EngineContext } from '../context.ts';
import { EngineError } from '../errors.ts';
import type { TokenClaims } from '../identity/provider/token-claims.ts';
import type { CustomerKey } from '../store/people/customer-table.ts';
import { readToken } from './require-agent.ts';

/** The signed-in customer; rejects a missing or invalid token, an agent's, and one of another space. */
export async function requireCustomer(
  context: Pick<EngineContext, 'verifyToken'>,
  request: Request,
  spaceId: string,
): Promise<CustomerKey & { isEmailVerified: boolean }> {
  const { subject, isEmailVerified } = await requireCustomerClaims(context, request, spaceId);

  return { spaceId, customerId: subject, isEmailVerified: isEmailVerified === true };
}

/** The same with all claims of the token. */
export async function requireCustomerClaims(
  { verifyToken }: Pick<EngineContext, 'verifyToken'>,
  request: Request,
  spaceId: string,
): Promise<TokenClaims> {
  const token = readToken(request);
  const claims = token ? await verifyToken(token) : null;

  if (!claims) throw new EngineError('unauthenticated', 'This call needs the token of a customer');
  if (claims.kind !== 'customer' || claims.spaceId !== spaceId)
    throw new EngineError('forbidden', 'This token is of no customer of this space');

  return claims;
}
