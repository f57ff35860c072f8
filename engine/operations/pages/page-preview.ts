import { createHash, randomBytes } from 'node:crypto';
import type { Page } from '#domain/page/page.ts';
import { withoutHidden } from '#domain/page/without-hidden.ts';
import type { EngineContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { findDraft } from '../../store/pages/page-draft-table.ts';
import {
  findPreview,
  insertPreview,
  removeExpiredPreviews,
  removePreviews,
} from '../../store/pages/page-preview-table.ts';
import { findPageByKey } from '../../store/pages/page-table.ts';
import { readPage } from './read-page.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;
type Key = { spaceId: string; slug: string };

/** Lifetime of a preview link. */
export const PREVIEW_DAYS = 14;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a secret that lets anybody view the page's draft. Only its hash is stored. */
export async function createPreview(
  { db, clock }: Context,
  { createdBy, ...key }: Key & { createdBy: string },
): Promise<{ token: string; expiresAt: Date }> {
  const page = await readPage({ db }, key);
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(clock().getTime() + PREVIEW_DAYS * DAY_MS);
  await insertPreview(db, { tokenHash: hashOf(token), key: page.key, createdBy, expiresAt });

  return { token, expiresAt };
}

/** Revokes all preview links of a page. */
export async function revokePreviews({ db }: Pick<Context, 'db'>, key: Key): Promise<void> {
  await removePreviews(db, (await readPage({ db }, key)).key);
}

/** Deletes expired preview links. */
export async function purgeExpiredPreviews({ db, clock }: Context): Promise<void> {
  await removeExpiredPreviews(db, clock());
}

/** The page as visitors would see it with the draft published; the live page when there is no draft. */
export async function readPreview(
  { db, clock }: Context,
  { spaceId, token }: { spaceId: string; token: string },
): Promise<{ page: Page; isDraft: boolean; savedAt: Date; expiresAt: Date }> {
  const preview = await findPreview(db, { tokenHash: hashOf(token), now: clock() });
  const stored = preview && (await findPageByKey(db, preview.key));
  if (!stored || stored.spaceId !== spaceId) throw notFound('A preview at this address');

  const draft = await findDraft(db, stored.key);
  const { page, savedAt } = draft ?? stored;
  return { page: withoutHidden(page), isDraft: draft !== null, savedAt, expiresAt: preview.expiresAt };
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
