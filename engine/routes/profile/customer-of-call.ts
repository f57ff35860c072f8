import type { Context } from 'hono';
import type { EngineContext } from '../../context.ts';
import { searchedSource } from '../../operations/listings/search-context.ts';
import type { CustomerKey } from '../../store/people/customer-table.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import { requireCustomer } from '../require-customer.ts';

export const PROFILE = '/space/:spaceID/profile';

/** The visitor's IP, set by the gateway. */
const VISITOR_IP_HEADER = 'x-visitor-address';
export const visitorIpOf = (c: Context): string | null => c.req.header(VISITOR_IP_HEADER) ?? null;

/** The signed-in customer of a call. */
export async function customerKeyOf(context: EngineContext, c: Context): Promise<CustomerKey> {
  const { spaceId, customerId } = await requireCustomer(context, c.req.raw, c.req.param('spaceID') ?? '');

  return { spaceId, customerId };
}

/** The signed-in customer, with the source in the path of the call; the site must have it. */
export async function customerOf(
  context: EngineContext,
  c: Context,
): Promise<OwnedKey & { isEmailVerified: boolean }> {
  const customer = await requireCustomer(context, c.req.raw, c.req.param('spaceID') ?? '');
  const source = c.req.param('source') ?? '';
  await searchedSource(context, { spaceId: customer.spaceId, source });

  return { ...customer, source };
}

/** The same as a key of the tables. */
export async function ownedKeyOf(context: EngineContext, c: Context): Promise<OwnedKey> {
  const { isEmailVerified: _, ...key } = await customerOf(context, c);

  return key;
}
