import { escapeHtml } from '#domain/html/escape-html.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { listHeadOf, systemPage } from './system-page.ts';

const POSTS_ON_A_PAGE = 9;

/** A system page with a list of posts; the category is that of the path. */
export function blogPage(title: string, description: string, theme: Theme): LoadedPage {
  return systemPage({
    slug: 'blog',
    title,
    description,
    strap: 'strap-blog-feed',
    state: {
      title: { html: escapeHtml(title), size: 'h1' },
      text: { html: `<p>${escapeHtml(description)}</p>` },
      posts_per_page: POSTS_ON_A_PAGE,
      pages: true,
      categories: true,
      more: { text: '' },
    },
    config: listHeadOf(theme),
  });
}

type Posts = { page: number; posts: unknown[] };

/** True if the request is for a page after the last one. */
export function isBeyondLastPost({ posts }: { posts?: unknown }): boolean {
  const found = posts as Posts | undefined;

  return Boolean(found && found.page > 1 && found.posts.length === 0);
}
