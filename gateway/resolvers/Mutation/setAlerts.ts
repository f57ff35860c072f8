import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { choiceOf } from '../../profile/alert-frequency.ts';
import { asUserResult } from '../../results.ts';

export const setAlerts: NonNullable<MutationResolvers['setAlerts']> = (_, { input }, context) =>
  asUserResult(async () => {
    requireCustomer(context);
    const { searchId = null, frequency, consentVersion } = input;
    const choice = choiceOf(frequency, consentVersion);
    await context.dataSources.profile.setAlerts({ ...choice, ...(searchId !== null && { searchId }) });

    return { __typename: 'SetAlertsSuccess', searchId, frequency };
  });
