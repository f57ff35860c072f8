import { PostCard } from '#web/src/blog/post-card.tsx';
import { FeedHead } from '#web/src/listing/feed-head.tsx';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { LatestNewsStrapQuery } from './data.generated.ts';
import type { LatestNewsState } from './parts.ts';
import './view.css';

export function LatestNewsView({
  state: { title, more },
  data,
  isEditing,
}: StrapViewProps<LatestNewsState, LatestNewsStrapQuery>) {
  const [first, ...others] = data?.posts.posts ?? [];
  if (!first) {
    return isEditing ? (
      <>
        <Heading part={title} />
        <EmptyPart icon="pencil">{message('blog.empty.editing')}</EmptyPart>
      </>
    ) : null;
  }

  return (
    <>
      <FeedHead more={more}>
        <Heading part={title} />
      </FeedHead>
      <div className="strap-latest-news__columns">
        <PostCard post={first} headingLevel={levelBelow(title)} />
        <div className="strap-latest-news__aside">
          {others.map((post) => (
            <PostCard key={post.id} post={post} look="plain" headingLevel={levelBelow(title)} />
          ))}
        </div>
      </div>
    </>
  );
}
