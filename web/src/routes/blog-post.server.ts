import { shortened } from '#domain/blog/shortened.ts';
import { feedPath } from '../blog/feed-path.ts';
import { BlogPostRouteDocument, type BlogPostRouteQuery } from '../blog/blog-routes.generated.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { errorLoadedPage } from './error-page.ts';
import { headOf, systemPage } from './system-page.ts';

type Post = NonNullable<BlogPostRouteQuery['post']>;

const DESCRIPTION_LENGTH = 155;

/** One post; any other date with its slug redirects to the canonical path. */
export const load: RouteLoader = async ({ execute, params, url, site }) => {
  const { data, failures } = await execute(BlogPostRouteDocument, { slug: params.slug ?? '' });
  const post = data?.post;
  if (!post) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }
  if (post.path !== url.pathname) return { redirect: post.path + url.search, status: 301 };

  return {
    ...systemPage({
      slug: 'blog-post',
      title: post.title,
      strap: 'strap-blog-post',
      config: headOf((await site).website.theme),
    }),
    head: {
      title: post.title,
      description: shortened(post.excerpt, DESCRIPTION_LENGTH),
      canonical: new URL(post.path, url.origin).href,
      imageUrl: post.image?.url ?? null,
      feed: feedPath(),
      jsonLd: [structuredData(post, url.origin)],
    },
  };
};

function structuredData({ path, title, excerpt, date, authorName, image }: Post, origin: string) {
  const url = new URL(path, origin).href;

  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    url,
    headline: title,
    description: shortened(excerpt, DESCRIPTION_LENGTH),
    datePublished: date,
    author: authorName ? { '@type': 'Person', name: authorName } : undefined,
    image: image ? new URL(image.url, origin).href : undefined,
  };
}
