import { formatPhone, isPhone } from '#domain/contact/phone.ts';
import type { AccountField } from '../__generated__/types.ts';
import { maskEmail, maskPhone } from '../auth/mask-email.ts';
import type { GatewayContext } from '../context.ts';

type Context = Pick<GatewayContext, 'customer' | 'dataSources'>;
type Value = { name: string; value: string };

/** What the account of the signed-in customer has for a field of a form; empty without one. */
export async function accountValue(field: AccountField, { customer, dataSources }: Context): Promise<string> {
  if (!customer) return '';
  if (field === 'email') return customer.email ?? '';
  const { contactInfo } = await dataSources.profile.profile();

  // The prompt for a phone number accepts numbers that forms do not.
  return contactInfo && isPhone(contactInfo.phone) ? formatPhone(contactInfo.phone) : '';
}

/** The same as a page may show it: agents' code runs in a customer's documents and sends the customer's cookie. */
export async function shownAccountValue(field: AccountField, context: Context): Promise<string> {
  const value = await accountValue(field, context);
  if (value === '' || context.customer?.by === 'bearer') return value;

  return field === 'email' ? maskEmail(value) : maskPhone(value.replace(/\D/g, ''));
}

/** The values of a form with those of the account in place of what was entered. */
export async function withAccountValues(
  values: readonly Value[],
  fields: readonly AccountField[],
  context: Context,
): Promise<Value[]> {
  const filled = fields.map(async (name) => ({ name, value: await accountValue(name, context) }));

  return [
    ...values.filter(({ name }) => !fields.some((field) => field === name)),
    ...(await Promise.all(filled)).filter(({ value }) => value !== ''),
  ];
}
