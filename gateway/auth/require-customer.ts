import type { GatewayContext } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import type { CustomerIdentity } from './identity.ts';

/** The signed-in customer; rejects every other caller. What the session cookie alone allows is in decision 0040. */
export function requireCustomer({ customer }: Pick<GatewayContext, 'customer'>): CustomerIdentity {
  if (!customer) throw unauthenticated();

  return customer;
}
