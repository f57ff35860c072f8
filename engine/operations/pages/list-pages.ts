import type { EngineContext } from '../../context.ts';
import { listPages as listTable, type PageSummary } from '../../store/pages/page-table.ts';
import { requireSpace } from '../find-space.ts';

/** The pages of a space in order, with who saved them and when. */
export async function listPages(
  context: Pick<EngineContext, 'db' | 'cache'>,
  spaceId: string,
): Promise<PageSummary[]> {
  const { id } = await requireSpace(context, spaceId);

  return listTable(context.db, id);
}
