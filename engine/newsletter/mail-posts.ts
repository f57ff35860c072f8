import { postPath } from '#domain/blog/post-path.ts';
import type { EngineContext } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { type MailBrand, readMailBrand } from '../mail/templates/mail-brand.ts';
import { newPostMail } from '../mail/templates/newsletter-mails.ts';
import {
  claimPostToMail,
  deleteStaleSubscribers,
  listConfirmed,
  listPostsToMail,
} from '../store/blog/subscriber-table.ts';
import { findEditablePost } from '../store/blog/written-post-table.ts';
import { findSpace } from '../store/space-table.ts';
import { newsletterUrl } from './newsletter-links.ts';

type Context = Pick<EngineContext, 'db' | 'clock'>;

/** How long an email is stored that was never confirmed, or whose subscription has ended. */
const STALE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Queues the mails of posts that have become public. The post is claimed and its mails are queued together: none is lost or doubled. */
export async function mailDuePosts({ db, clock }: Context): Promise<void> {
  const now = clock();
  for (const { spaceId, id } of await listPostsToMail(db, now)) {
    await db.transaction().execute(async (transaction) => {
      const subscribers = await listConfirmed(transaction, spaceId);
      if (!(await claimPostToMail(transaction, { spaceId, id, now, count: subscribers.length }))) return;
      const [space, editable] = await Promise.all([
        findSpace(transaction, spaceId),
        findEditablePost(transaction, { spaceId, id }),
      ]);
      if (!space || !editable) return;

      const { slug, publishedAt } = editable;
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: space.timeZone, dateStyle: 'short' });
      const path = postPath({ date: day.format(publishedAt), slug });
      const brands = new Map<string, MailBrand>();
      for (const subscriber of subscribers) {
        const { origin, email } = subscriber;
        const brand = brands.get(origin) ?? (await readMailBrand(transaction, { spaceId, origin }));
        brands.set(origin, brand);
        await queueMail(transaction, {
          spaceId,
          customerId: null,
          kind: 'newsletter',
          to: email,
          brand,
          content: newPostMail(brand, {
            post: editable,
            path,
            unsubscribeUrl: await newsletterUrl(transaction, 'unsubscribe', subscriber),
          }),
          idempotencyKey: `newsletter:${spaceId}:${id}:${subscriber.id}`,
          now,
        });
      }
    });
  }
}

export async function purgeStaleSubscribers({ db, clock }: Context): Promise<void> {
  await deleteStaleSubscribers(db, new Date(clock().getTime() - STALE_DAYS * DAY_MS));
}
