import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { asUserResult } from '../../results.ts';

export const resendVerificationEmail: NonNullable<MutationResolvers['resendVerificationEmail']> = (
  _,
  _args,
  context,
) =>
  asUserResult(async () => {
    requireCustomer(context);
    const isEmailVerified = await context.dataSources.profile.resendVerification();

    return { __typename: 'ResendVerificationEmailSuccess', isEmailVerified };
  });
