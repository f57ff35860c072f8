import type { LinkPart } from '#domain/page/parts.ts';
import { SiteLink } from '../ui/site-link.tsx';
import '../ui/swipe-row.css';
import './feed-head.css';

/** Heading of a feed with a link to all its listings. */
export function FeedHead({ more, children }: { more: LinkPart | null; children: React.ReactNode }) {
  return (
    <div className="feed-head">
      {children}
      {more?.text && more.href && (
        <SiteLink className="feed-head__more" href={more.href} linkOut={more.linkOut}>
          {more.text}
        </SiteLink>
      )}
    </div>
  );
}
