import { randomBytes } from 'node:crypto';
import type { FormDesign } from '#domain/contact/form-design-schema.ts';
import { type Form, formUrlId } from '#domain/contact/form.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '#engine/context.ts';
import { notFound } from '#engine/errors.ts';
import { slugOf } from '#engine/feeds/listing-row.ts';
import { deleteForm, findDesign, type FormRow, listForms, putForm } from '#engine/store/form-table.ts';
import { findSiteDisplay } from '#engine/store/site-table.ts';
import { requireSpace } from './find-space.ts';
import { NOTHING_SAVED, revisionRequired, staleRevision } from './stale-revision.ts';
import { stockForms } from './stock-forms.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;
type Target = { spaceId: string; id: string; revision: number | undefined };

export type Design = Form & {
  /** Null for a form that every site has, while this one has not changed it. */
  revision: number | null;
  /** Whether every site has one of this id: deleting it brings that back. */
  isStock: boolean;
};

/** The space's own forms and the stock forms it has not replaced. */
export async function listDesigns(context: Context, spaceId: string): Promise<Design[]> {
  await requireSpace(context, spaceId);
  const own = await listForms(context.db, spaceId);
  const { language } = await findSiteDisplay(context.db, spaceId);
  const stock = stockForms(language);
  const isStock = (id: string) => stock.some((one) => one.id === id);

  return [
    ...own.map((form) => ({ ...form, isStock: isStock(form.id) })),
    ...stock
      .filter(({ id }) => own.every((form) => form.id !== id))
      .map((form) => ({ ...form, revision: null, isStock: true })),
  ];
}

/** Adds a form, which gets an id of its name. */
export async function addDesign(
  context: Context,
  { spaceId, design }: { spaceId: string; design: FormDesign },
) {
  const { id } = await requireSpace(context, spaceId);
  const formId = `${slugOf(design.name).slice(0, 40) || 'form'}-${randomBytes(3).toString('hex')}`;

  return write(context, { spaceId: id, id: formId, design, revision: undefined });
}

/** Saves over the loaded revision; a stock form is replaced on this site without one. */
export async function saveDesign(context: Context, { design, ...target }: Target & { design: FormDesign }) {
  const designs = await listDesigns(context, target.spaceId);
  if (!designs.some(({ id }) => id === formUrlId(target.id))) throw notFound('This form');

  return write(context, { ...target, id: formUrlId(target.id), design });
}

async function write(
  context: Context,
  { spaceId, id, revision, design }: Target & { design: FormDesign },
): Promise<Design> {
  const { db, clock } = context;
  const form: FormRow = await db.transaction().execute(async (transaction) => {
    const stored = await findDesign(transaction, { spaceId, id, forUpdate: true });
    if (stored && revision === undefined) throw revisionRequired();
    if (stored && stored.revision !== revision)
      throw staleRevision({ ...NOTHING_SAVED, revision: stored.revision });
    if (!stored && revision !== undefined) throw staleRevision(NOTHING_SAVED);
    const saved = await putForm(transaction, { spaceId, id, ...design });
    await recordAudit(transaction, {
      spaceId,
      at: clock(),
      kind: 'site',
      action: stored || revision === undefined ? 'saved' : 'added',
      subject: `form ${design.name}`,
      summary: design.fields.map(({ name }) => name).join(', '),
    });

    return saved;
  });
  const { language } = await findSiteDisplay(db, spaceId);

  return { ...form, isStock: stockForms(language).some((one) => one.id === id) };
}

/** Deletes a form of the space; where every site has one of this id, that is back. */
export async function removeDesign({ db, clock }: Context, { spaceId, id, revision }: Target): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const stored = await findDesign(transaction, { spaceId, id: formUrlId(id), forUpdate: true });
    if (!stored) throw notFound('This form');
    if (stored.revision !== revision) throw staleRevision({ ...NOTHING_SAVED, revision: stored.revision });
    await deleteForm(transaction, { spaceId, id: stored.id });
    await recordAudit(transaction, {
      spaceId,
      at: clock(),
      kind: 'site',
      action: 'deleted',
      subject: `form ${stored.name}`,
    });
  });
}
