import { wordingOf } from '#domain/language/wording.ts';
import type { ReplyText } from '#domain/leads/reply-text.ts';
import { recordAudit } from '#engine/audit/record.ts';
import type { EngineContext } from '../../context.ts';
import { stockReplyTexts } from '../../leads/stock-reply-texts.ts';
import { findReplyTexts, putReplyTexts } from '../../store/leads/reply-text-table.ts';
import { findSiteDisplay } from '../../store/site-table.ts';
import { requireSpace } from '../find-space.ts';
import { NOTHING_SAVED, staleRevision } from '../stale-revision.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock'>;

export type ReplyTexts = {
  texts: ReplyText[];
  /** Null while the site has the texts of the product. */
  revision: number | null;
  /** Stands for the home where a lead names none. */
  anyHome: string;
};

export async function readReplyTexts(context: Context, spaceId: string): Promise<ReplyTexts> {
  const [{ locale }, { language }, stored] = await Promise.all([
    requireSpace(context, spaceId),
    findSiteDisplay(context.db, spaceId),
    findReplyTexts(context.db, { spaceId }),
  ]);
  const stock = stockReplyTexts(wordingOf(language, locale));

  return { revision: null, ...stock, ...stored };
}

/** Saves all texts over the loaded revision. */
export async function saveReplyTexts(
  context: Context,
  {
    spaceId,
    texts,
    revision,
  }: { spaceId: string; texts: readonly ReplyText[]; revision: number | undefined },
): Promise<ReplyTexts> {
  const { db, clock } = context;
  await db.transaction().execute(async (transaction) => {
    const stored = await findReplyTexts(transaction, { spaceId, forUpdate: true });
    if (stored?.revision !== revision)
      throw staleRevision({ ...NOTHING_SAVED, ...(stored && { revision: stored.revision }) });
    await putReplyTexts(transaction, { spaceId, texts });
    await recordAudit(transaction, {
      spaceId,
      at: clock(),
      kind: 'site',
      action: 'saved',
      subject: 'reply texts',
      summary: texts.map(({ name }) => name).join(', '),
    });
  });

  return readReplyTexts(context, spaceId);
}
