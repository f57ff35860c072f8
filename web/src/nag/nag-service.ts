import type { ViewingCondition } from '#domain/account/viewing-conditions.ts';
import { customerClient } from '../customer/start.ts';
import { asNode } from '../data/api-client.ts';
import type { TypedDocument } from '../data/document.ts';
import type { NagAction, NagOutcome, NagProfile } from './nag.machine.ts';
import {
  NagContactDocument,
  type NagProfile_ProfileFragment,
  NagProfileDocument,
  NagResendDocument,
  NagStatusDocument,
  NagTermsDocument,
} from './nag-profile.generated.ts';
import { SIGNED_OUT } from './signed-out.ts';

/** The next condition to complete; null when all are complete, nobody is signed in, or the site withholds nothing. */
export async function loadNextCondition(): Promise<ViewingCondition | null> {
  const { viewer } = await query(NagStatusDocument, {});

  const profile = viewer.customer?.profile;
  return profile?.isNeeded ? profile.nextCondition : null;
}

export async function loadProfile(): Promise<NagProfile> {
  const { viewer } = await query(NagProfileDocument, {});

  return viewer.customer ? readProfile(viewer.customer.profile) : SIGNED_OUT;
}

/** Runs an action and returns the profile after it. */
export async function act(action: NagAction): Promise<NagOutcome> {
  switch (action.type) {
    case 'terms.accept':
      return outcome((await mutate(NagTermsDocument, { version: action.version })).acceptTerms);
    case 'contact.save':
      return outcome((await mutate(NagContactDocument, { phone: action.phone })).saveContactInfo);
    case 'email.resend':
      return outcome((await mutate(NagResendDocument, {})).resendVerificationEmail);
    case 'email.check':
      return { profile: await loadProfile(), rejection: null };
  }
}

/** The profile that the mutation returned, else it is loaded. */
async function outcome(result: object): Promise<NagOutcome> {
  const rejection = 'message' in result && typeof result.message === 'string' ? result.message : null;
  const profile =
    'profile' in result ? readProfile(result.profile as NagProfile_ProfileFragment) : await loadProfile();

  return { profile, rejection };
}

function readProfile({ conditions, termsAgreement }: NagProfile_ProfileFragment): NagProfile {
  return { conditions, terms: termsAgreement };
}

/** Never cached: a link in an e-mail completes a condition without this page. */
async function query<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return present(
    (await customerClient().query({ query: asNode(document), variables, fetchPolicy: 'no-cache' })).data,
  );
}

async function mutate<Result, Variables extends Record<string, unknown>>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  return present(
    (await customerClient().mutate({ mutation: asNode(document), variables, fetchPolicy: 'no-cache' })).data,
  );
}

function present<Result>(data: Result | null | undefined): Result {
  if (!data) throw new Error('The API responded without data');
  return data;
}
