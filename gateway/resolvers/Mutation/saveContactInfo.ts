import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const saveContactInfo: NonNullable<MutationResolvers['saveContactInfo']> = (_, { phone }, context) =>
  asUserResult(async () => {
    requireCustomer(context);
    const { profile } = context.dataSources;
    await profile.saveContactInfo(phone);

    return { __typename: 'SaveContactInfoSuccess', profile: await profile.profile() };
  });
