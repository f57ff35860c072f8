import { EMPTY_NAME } from '#domain/account/saved-search.ts';
import { toUiState } from '#domain/search/rest/ui-state-schema.ts';
import type { MutationResolvers } from '../../__generated__/types.ts';
import { requireCustomer } from '../../auth/require-customer.ts';
import { badInput } from '../../errors.ts';
import { choiceOf } from '../../profile/alert-frequency.ts';
import { criteriaOfUrl } from '../../profile/criteria.ts';
import { asUserResult } from '../../results.ts';

export const saveSearch: NonNullable<MutationResolvers['saveSearch']> = (_, { input }, context) =>
  asUserResult(async () => {
    requireCustomer(context);
    const name = input.name.trim();
    if (!name) throw badInput(EMPTY_NAME, 'name');
    const uiState = toUiState(criteriaOfUrl(input.url));
    const alerts = input.alerts ? choiceOf(input.alerts, input.consentVersion) : undefined;
    const savedSearch = await context.dataSources.profile.saveSearch(name, uiState, alerts);

    return { __typename: 'SaveSearchSuccess', savedSearch, isNew: !savedSearch.alreadySaved };
  });
