import type { ViewingCondition } from '#domain/account/viewing-conditions.ts';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import type { NagAction, NagOutcome, NagProfile } from './nag.machine.ts';
import {
  NagContactDocument,
  NagProfileDocument,
  type NagProfile_ProfileFragment,
  NagResendDocument,
  NagStatusDocument,
  NagTermsDocument,
} from './nag-profile.generated.ts';

const SIGNED_OUT: NagProfile = { conditions: [{ item: 'loggedIn', complete: false }], terms: null };

/** The condition to ask for next; null when all are complete or nobody is signed in. */
export async function loadNextCondition(): Promise<ViewingCondition | null> {
  const { viewer } = await fetchGraphQL(NagStatusDocument, {});

  return viewer.customer?.profile.nextCondition ?? null;
}

export async function loadProfile(): Promise<NagProfile> {
  const { viewer } = await fetchGraphQL(NagProfileDocument, {});

  return viewer.customer ? readProfile(viewer.customer.profile) : SIGNED_OUT;
}

/** Runs an action and returns the profile after it. */
export async function act(action: NagAction): Promise<NagOutcome> {
  switch (action.type) {
    case 'terms.accept':
      return outcome((await fetchGraphQL(NagTermsDocument, { version: action.version })).acceptTerms);
    case 'contact.save':
      return outcome((await fetchGraphQL(NagContactDocument, { phone: action.phone })).saveContactInfo);
    case 'email.resend':
      return outcome((await fetchGraphQL(NagResendDocument, {})).resendVerificationEmail);
    case 'email.check':
      return { profile: await loadProfile(), refusal: null };
  }
}

/** The profile that the mutation returned, else it is loaded. */
async function outcome(result: object): Promise<NagOutcome> {
  const refusal = 'message' in result && typeof result.message === 'string' ? result.message : null;
  const profile =
    'profile' in result ? readProfile(result.profile as NagProfile_ProfileFragment) : await loadProfile();

  return { profile, refusal };
}

function readProfile({ conditions, termsAgreement }: NagProfile_ProfileFragment): NagProfile {
  return { conditions, terms: termsAgreement };
}
