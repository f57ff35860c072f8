import { formatDay } from '#domain/calendar/format-day.ts';
import { Icon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { SiteLink } from '../ui/site-link.tsx';
import type { PostCard_PostFragment } from './post-card.generated.ts';
import '../ui/card.css';
import './post-card.css';

type PostCardProps = {
  post: PostCard_PostFragment;
  /** `row` has its picture beside the text, `plain` has no picture. */
  look?: 'card' | 'row' | 'plain';
  headingLevel?: 2 | 3;
};

/** A card of a post: picture, date, title, excerpt. The title is the link. */
export function PostCard({ post, look = 'card', headingLevel = 3 }: PostCardProps) {
  const Heading = `h${headingLevel}` as const;
  const category = post.categories[0];

  return (
    <article className={`card post-card is-${look}`}>
      {look !== 'plain' && <PostPicture post={post} />}
      <div className="post-card__text">
        <p className="post-card__meta">
          <time dateTime={post.date}>{formatDay(post.date)}</time>
          {category && (
            <SiteLink className="post-card__category" href={category.path}>
              {category.name}
            </SiteLink>
          )}
        </p>
        <Heading className="post-card__title">
          <SiteLink className="card__link" href={post.path}>
            {post.title}
          </SiteLink>
        </Heading>
        {post.excerpt && <p className="post-card__excerpt">{post.excerpt}</p>}
      </div>
    </article>
  );
}

function PostPicture({ post: { image } }: { post: PostCard_PostFragment }) {
  return (
    <span className="post-card__picture in-pictures__photo">
      {image ? (
        <Picture
          src={image.url}
          alt={image.alt}
          sizes="(min-width: 72rem) 35rem, (width > 48rem) 46vw, 92vw"
          width={image.width ?? 960}
          height={image.height ?? 640}
        />
      ) : (
        <Icon name="newspaper" size="2rem" />
      )}
    </span>
  );
}
