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

/** A form a space has created; equal designs have equal revisions. */
export type FormRow = Form & { revision: number };
type Key = { spaceId: string; id: string };

const REVISION = sql<number>`('x' || substr(md5(jsonb_build_array(name, fields, captcha)::text), 1, 12))::bit(48)::bigint`;
const COLUMNS = ['id', 'name', 'fields', 'captcha', REVISION.as('revision')] as const;

/** The forms a space has created. */
export async function listForms(db: Kysely<Schema>, spaceId: string): Promise<FormRow[]> {
  return db
    .selectFrom('forms')
    .select(COLUMNS)
    .where('space_id', '=', spaceId)
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
}

export async function findForm(db: Kysely<Schema>, { spaceId, id }: Key): Promise<Form | null> {
  return findDesign(db, { spaceId, id });
}

export async function findDesign(
  db: Kysely<Schema>,
  { spaceId, id, forUpdate = false }: Key & { forUpdate?: boolean },
): Promise<FormRow | null> {
  const query = db.selectFrom('forms').select(COLUMNS).where('space_id', '=', spaceId).where('id', '=', id);

  return (await (forUpdate ? query.forUpdate() : query).executeTakeFirst()) ?? null;
}

/** Adds or replaces a form. */
export async function putForm(
  db: Kysely<Schema>,
  { spaceId, id, name, fields, captcha }: Form & { spaceId: string },
): Promise<FormRow> {
  const design = { name, fields: JSON.stringify(fields), captcha };

  return db
    .insertInto('forms')
    .values({ space_id: spaceId, id, ...design })
    .onConflict((conflict) => conflict.columns(['space_id', 'id']).doUpdateSet(design))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteForm(db: Kysely<Schema>, { spaceId, id }: Key): Promise<void> {
  await db.deleteFrom('forms').where('space_id', '=', spaceId).where('id', '=', id).execute();
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

export async function isFormViewConsumed(db: Kysely<Schema>, viewId: string): Promise<boolean> {
  const spent = await db
    .selectFrom('spent_form_views')
    .select('view_id')
    .where('view_id', '=', viewId)
    .executeTakeFirst();

  return spent !== undefined;
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
