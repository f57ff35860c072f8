import type { LinkPart } from '#domain/page/parts.ts';
import { linkUrl, siteText } from '#web/src/site/link-url.ts';
import { useSite } from '../site/site-context.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import '../ui/swipe-row.css';
import './feed-head.css';

/** Heading of a feed with a link to all its listings. */
export function FeedHead({ more, children }: { more: LinkPart | null; children: React.ReactNode }) {
  const text = siteText(more?.text ?? '', useSite().website);
  const href = more && linkUrl({ ...more, text });

  return (
    <div className="feed-head">
      {children}
      {text && href && (
        <SiteLink className="feed-head__more" href={href} linkOut={more.linkOut}>
          {text}
        </SiteLink>
      )}
    </div>
  );
}
