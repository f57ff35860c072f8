import { createHash } from 'node:crypto';
import { DEFAULT_TERMS, type Terms } from '#domain/account/terms.ts';
import type { ConditionState } from '#domain/account/viewing-conditions.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { findAgreement, findPhone, insertAgreement, upsertPhone } from '../../store/people/consent-table.ts';
import type { CustomerKey } from '../../store/people/customer-table.ts';
import type { OwnedKey } from '../../store/people/favourite-table.ts';
import { searchedSource } from '../listings/search-context.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'index' | 'clock'>;

export type CustomerProfile = {
  agreedAt: Date | null;
  terms: Terms;
  phone: string | null;
  conditions: ConditionState[];
};

/** The viewing conditions of a source that a customer has and has not completed. */
export async function readProfile(
  context: Context,
  { isEmailVerified, ...key }: OwnedKey & { isEmailVerified: boolean },
): Promise<CustomerProfile> {
  const terms = await termsOf(context, key);
  const [agreedAt, phone] = await Promise.all([
    findAgreement(context.db, { ...key, version: terms.version, textHash: hashOf(terms) }),
    findPhone(context.db, key),
  ]);

  return {
    agreedAt,
    terms,
    phone,
    conditions: [
      { item: 'loggedIn', complete: true },
      { item: 'termsAgreement', complete: agreedAt !== null },
      { item: 'email_verified', complete: isEmailVerified },
      { item: 'contactInfo', complete: phone !== null },
    ],
  };
}

/** Records the consent to the current terms; a version that was shown before is rejected. */
export async function agreeToTerms(
  context: Context,
  { version, visitorIp, ...key }: OwnedKey & { version?: string; visitorIp: string | null },
): Promise<void> {
  const terms = await termsOf(context, key);
  if (version !== undefined && version !== terms.version)
    throw badInput('version', 'The terms have changed. Read them again before you accept them.');

  const { spaceId, customerId, source } = key;
  await insertAgreement(context.db, {
    spaceId,
    customerId,
    source,
    version: terms.version,
    textHash: hashOf(terms),
    agreedAt: context.clock(),
    visitorIp,
  });
}

export async function savePhone(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { phone, ...key }: CustomerKey & { phone: string },
): Promise<void> {
  await upsertPhone(db, { ...key, phone, savedAt: clock() });
}

async function termsOf(context: Context, key: OwnedKey): Promise<Terms> {
  const { source } = await searchedSource(context, key);

  return source.settings.terms ?? DEFAULT_TERMS;
}

function hashOf({ text }: Terms): string {
  return createHash('sha256').update(text).digest('hex');
}
