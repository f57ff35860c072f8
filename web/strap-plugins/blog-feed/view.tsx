import { PostCard } from '#web/src/blog/post-card.tsx';
import { message } from '#web/src/messages.ts';
import { linkUrl, siteText } from '#web/src/site/link-url.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Pagination } from '#web/src/ui/pagination.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { BlogFeedStrapQuery } from './data.generated.ts';
import type { BlogFeedState } from './parts.ts';
import '#web/src/site/page-head.css';
import '#web/src/ui/swipe-row.css';
import './view.css';

export function BlogFeedView({ state, data, isEditing }: StrapViewProps<BlogFeedState, BlogFeedStrapQuery>) {
  const { pathname } = useLocation();
  const { title, text, pages, more } = state;
  const { website } = useSite();
  const { shapes } = website.theme;
  // The page of the blog follows the design of the site.
  const layout = (pages && state.layout === 'grid' && shapes?.posts) || state.layout;
  const found = data?.posts;
  const posts = found?.posts ?? [];
  const categories = (data?.postCategories ?? []).filter(({ count }) => count !== 0);
  const moreText = siteText(more?.text ?? '', website);
  const moreHref = more && linkUrl({ ...more, text: moreText });
  // A section without posts is hidden; the blog page itself shows a message.
  if (posts.length === 0 && !isEditing && !pages) return null;

  return (
    <>
      <div className="strap-blog-feed__head page-head">
        <Heading part={title} />
        {moreText && moreHref && posts.length > 0 && (
          <SiteLink className="strap-blog-feed__more" href={moreHref} linkOut={more.linkOut}>
            {moreText}
          </SiteLink>
        )}
        <RichText className="strap-blog-feed__text" part={text} />
      </div>
      {categories.length > 0 && (
        <nav className="strap-blog-feed__categories" aria-label={message('blog.categories')}>
          <CategoryLink href="/blog" text={message('blog.categories.all')} pathname={pathname} />
          {categories.map(({ name, path }) => (
            <CategoryLink key={path} href={path} text={name} pathname={pathname} />
          ))}
        </nav>
      )}
      {posts.length === 0 && <NoPosts isEditing={isEditing} />}
      {posts.length > 0 && (
        <ul
          className={`strap-blog-feed__list is-${layout}${pages ? ' is-index' : ''}${layout === 'rows' || pages ? '' : ' swipe-row'}${layout === 'grid' ? ' in-columns__list' : ''}`}
        >
          {posts.map((post) => (
            <li key={post.id}>
              <PostCard
                post={post}
                look={layout === 'rows' ? 'row' : 'card'}
                headingLevel={levelBelow(title)}
              />
            </li>
          ))}
        </ul>
      )}
      {pages && found && (
        <Pagination
          page={found.page}
          pageCount={found.pageCount}
          hrefOf={(page) => (page === 1 ? pathname : `${pathname}?page=${page}`)}
        />
      )}
    </>
  );
}

function NoPosts({ isEditing }: { isEditing: boolean }) {
  return isEditing ? (
    <EmptyPart icon="pencil">{message('blog.empty.editing')}</EmptyPart>
  ) : (
    <p className="strap-blog-feed__empty">{message('blog.empty')}</p>
  );
}

function CategoryLink({ href, text, pathname }: { href: string; text: string; pathname: string }) {
  return (
    <SiteLink
      className="strap-blog-feed__category"
      href={href}
      aria-current={decodeURI(pathname) === decodeURI(href) ? 'page' : undefined}
    >
      {text}
    </SiteLink>
  );
}
