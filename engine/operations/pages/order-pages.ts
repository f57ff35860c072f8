import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { badInput } from '../../errors.ts';
import { listPages, setOrder } from '../../store/pages/page-table.ts';

/** Lists pages in a given order from now on; those that are not named follow. It is no version of a page. */
export async function orderPages(
  { db, clock }: Pick<EngineContext, 'db' | 'clock'>,
  { spaceId, slugs }: { spaceId: string; slugs: readonly string[] },
): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    const known = (await listPages(db, spaceId)).map(({ slug }) => slug);
    const unknown = slugs.find((slug) => !known.includes(slug));
    if (unknown !== undefined) throw badInput('slugs', `There is no page ${unknown}`);
    if (new Set(slugs).size < slugs.length) throw badInput('slugs', 'Each page is named once');

    const ordered = [...slugs, ...known.filter((slug) => !slugs.includes(slug))];
    await setOrder(db, { spaceId, slugs: ordered });
    await recordAudit(db, {
      spaceId,
      at: clock(),
      kind: 'page',
      action: 'ordered',
      subject: slugs[0] ?? '',
      summary: slugs.join(', '),
    });

    return ordered;
  });
}
