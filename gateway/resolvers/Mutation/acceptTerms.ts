import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const acceptTerms: NonNullable<MutationResolvers['acceptTerms']> = (_, { version }, context) =>
  asUserResult(async () => {
    requireCustomer(context);
    const { profile } = context.dataSources;
    await profile.acceptTerms(version);

    return { __typename: 'AcceptTermsSuccess', profile: await profile.profile() };
  });
