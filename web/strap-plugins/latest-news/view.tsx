import { PostCard } from '#web/src/blog/post-card.tsx';
import { message } from '#web/src/messages.ts';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { ButtonList } from '../kit/link-list.tsx';
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
      <Heading className="strap-latest-news__title" part={title} />
      <div className="strap-latest-news__columns">
        <PostCard post={first} headingLevel={levelBelow(title)} />
        <div className="strap-latest-news__aside">
          {others.map((post) => (
            <PostCard key={post.id} post={post} look="plain" headingLevel={levelBelow(title)} />
          ))}
          {more?.text && more.href && <ButtonList links={[more]} />}
        </div>
      </div>
    </>
  );
}
