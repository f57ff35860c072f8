import { type Kysely, sql } from 'kysely';
import type { Form } from '#domain/contact/form.ts';
import type { Schema } from './schema.ts';

export type Submission = {
  id: string;
  spaceId: string;
  formId: string;
  viewId: string;
  submission: Record<string, string>;
  extraData: Record<string, unknown>;
  submittedAt: Date;
};

/** The forms a space has created. */
export async function listForms(db: Kysely<Schema>, spaceId: string): Promise<Form[]> {
  return db
    .selectFrom('forms')
    .select(['id', 'name', 'fields', 'has_captcha as hasCaptcha'])
    .where('space_id', '=', spaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

export async function findForm(
  db: Kysely<Schema>,
  { spaceId, id }: { spaceId: string; id: string },
): Promise<Form | null> {
  return (await listForms(db, spaceId)).find((form) => form.id === id) ?? null;
}

/** False when this view was submitted already. */
export async function insertSubmission(db: Kysely<Schema>, sent: Submission): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('form_submissions')
    .values({
      id: sent.id,
      space_id: sent.spaceId,
      form_id: sent.formId,
      view_id: sent.viewId,
      submission: JSON.stringify(sent.submission),
      extra_data: JSON.stringify(sent.extraData),
      submitted_at: sent.submittedAt,
    })
    .onConflict((conflict) => conflict.column('view_id').doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** What was submitted with a view of the form; null before that. */
export async function findSubmission(
  db: Kysely<Schema>,
  { spaceId, formId, viewId }: { spaceId: string; formId: string; viewId: string },
): Promise<Pick<Submission, 'id' | 'submission'> | null> {
  const stored = await db
    .selectFrom('form_submissions')
    .select(['id', 'submission'])
    .where('view_id', '=', viewId)
    .where('space_id', '=', spaceId)
    .where('form_id', '=', formId)
    .executeTakeFirst();

  return stored ?? null;
}

/** False when the view was consumed before. Deletes expired views. */
export async function consumeFormView(
  db: Kysely<Schema>,
  { viewId, expiresAt, now }: { viewId: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  await db.deleteFrom('spent_form_views').where(sql<boolean>`expires_at < ${now}`).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('spent_form_views')
    .values({ view_id: viewId, expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();

  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
