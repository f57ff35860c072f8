import { formatDay } from '#domain/calendar/format-day.ts';
import { PostCard } from '#web/src/blog/post-card.tsx';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { BlogPostStrapQuery } from './data.generated.ts';
import type { BlogPostState } from './parts.ts';
import './view.css';

type Post = NonNullable<BlogPostStrapQuery['post']>;

const OTHERS = 3;

export function BlogPostView({ state, data, isEditing }: StrapViewProps<BlogPostState, BlogPostStrapQuery>) {
  const post = data?.post;
  if (!post) return isEditing ? <p className="strap__missing">{message('blog.post.editing')}</p> : null;
  const others = data.posts.posts.filter(({ id }) => id !== post.id).slice(0, OTHERS);

  return (
    <>
      <article className="strap-blog-post__post">
        <PostHead post={post} state={state} />
        {post.image && (
          <Picture
            className="strap-blog-post__image"
            src={post.image.url}
            alt={post.image.alt}
            sizes="(min-width: 64rem) 60rem, 92vw"
            width={post.image.width ?? 1600}
            height={post.image.height ?? 1067}
            isEager
          />
        )}
        {/* Sanitised by the API. */}
        <div className="prose strap-blog-post__words" dangerouslySetInnerHTML={{ __html: post.content }} />
      </article>
      {others.length > 0 && (
        <aside className="strap-blog-post__more" aria-labelledby="more-posts">
          <h2 id="more-posts">{message('blog.post.more')}</h2>
          <ul className="strap-blog-post__others">
            {others.map((other) => (
              <li key={other.id}>
                <PostCard post={other} />
              </li>
            ))}
          </ul>
        </aside>
      )}
    </>
  );
}

function PostHead({ post, state: { showDate, showAuthor } }: { post: Post; state: BlogPostState }) {
  return (
    <header className="strap-blog-post__head">
      <SiteLink className="strap-blog-post__back" href="/blog">
        <Icon name="arrow-left" />
        {message('blog.post.back')}
      </SiteLink>
      <h1>{post.title}</h1>
      <p className="strap-blog-post__meta">
        {showDate && <time dateTime={post.date}>{formatDay(post.date)}</time>}
        {showAuthor && post.authorName && <span>{message('blog.post.by', { author: post.authorName })}</span>}
        {post.categories.map(({ name, path }) => (
          <SiteLink key={path} href={path}>
            {name}
          </SiteLink>
        ))}
      </p>
    </header>
  );
}
