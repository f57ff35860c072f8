import { formatDay } from '#domain/calendar/format-day.ts';
import { AgentContactLinks } from '#web/src/agents/agent-contact-links.tsx';
import { AgentPortrait } from '#web/src/agents/agent-portrait.tsx';
import { PostCard } from '#web/src/blog/post-card.tsx';
import { ListingCard } from '#web/src/listing/listing-card.tsx';
import { message } from '#web/src/messages.ts';
import { ModalLink } from '#web/src/modals/modal-link.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { BlogPostStrapQuery } from './data.generated.ts';
import type { BlogPostState } from './parts.ts';
import '#web/src/site/page-head.css';
import '#web/src/ui/swipe-row.css';
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
        {(state.share || state.subscribe || post.author) && (
          <footer className="strap-blog-post__foot">
            <div className="strap-blog-post__buttons">
              {state.share && (
                <ModalLink
                  className="button is-secondary"
                  kind="share"
                  modal={{ path: post.path, title: post.title, isPage: true }}
                >
                  <Icon name="share-2" />
                  {message('blog.post.share')}
                </ModalLink>
              )}
              {state.subscribe && (
                <ModalLink
                  className="button"
                  kind="form"
                  modal={{ formId: 'stock/newsletter', title: message('blog.post.subscribe') }}
                >
                  <Icon name="mail" />
                  {message('blog.post.subscribe')}
                </ModalLink>
              )}
            </div>
            {post.author && <Author author={post.author} />}
          </footer>
        )}
      </article>
      {post.homes && post.homes.length > 0 && <Homes homes={post.homes} path={post.homesPath} />}
      {others.length > 0 && (
        <aside className="strap-blog-post__more" aria-labelledby="more-posts">
          <h2 className="heading" id="more-posts">
            {message('blog.post.more')}
          </h2>
          <ul className="strap-blog-post__others swipe-row">
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

function Author({ author }: { author: NonNullable<Post['author']> }) {
  const { displayName, path, title, role, tagline } = author;

  return (
    <section className="strap-blog-post__author" aria-labelledby="post-author">
      <AgentPortrait agent={author} sizes="8rem" />
      <div>
        <p className="strap-blog-post__written">{message('blog.post.author')}</p>
        <h2 id="post-author">
          <SiteLink href={path}>{displayName}</SiteLink>
        </h2>
        <p>{tagline || title || role}</p>
        <AgentContactLinks agent={author} />
      </div>
    </section>
  );
}

function Homes({ homes, path }: { homes: NonNullable<Post['homes']>; path: string }) {
  return (
    <section className="strap-blog-post__more" aria-labelledby="post-homes">
      <div className="strap-blog-post__row">
        <h2 className="heading" id="post-homes">
          {message('blog.post.homes')}
        </h2>
        <SiteLink href={path}>{message('blog.post.homes.all')}</SiteLink>
      </div>
      <ul className="strap-blog-post__others swipe-row">
        {homes.map((home) => (
          <li key={home.id}>
            <ListingCard listing={home} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PostHead({ post, state: { showDate, showAuthor } }: { post: Post; state: BlogPostState }) {
  return (
    <header className="strap-blog-post__head page-head">
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
