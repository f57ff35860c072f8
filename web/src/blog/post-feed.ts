import { categoryPath } from '#domain/blog/post-path.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { language } from '#domain/language/language.ts';
import type { Execute } from '../data/document.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { message } from '../messages.ts';
import { feedPath } from './feed-path.ts';
import { PostFeedDocument, type PostFeedQuery } from './post-feed.generated.ts';

type Post = PostFeedQuery['posts']['posts'][number];

/** Feed readers poll often. */
const CACHE_CONTROL = 'public, max-age=600';

/** The newest posts of the blog or of a category as RSS 2.0; 404 for an unknown category. */
export async function postFeed(
  { origin }: URL,
  { category }: { category: string | null },
  execute: Execute,
): Promise<Response> {
  const { data, failures } = await execute(PostFeedDocument, { category });
  if (!data) throw new UpstreamError(failures);
  const named = data.postCategories.find(({ slug }) => slug === category);
  if (category !== null && !named) return new Response(null, { status: 404 });

  const { siteName } = data.website.config.display;
  const path = category === null ? '/blog' : categoryPath(category);
  const description = named
    ? message('blog.category.description', { category: named.name })
    : message('blog.description', { siteName });
  const channel = [
    element('title', named ? `${siteName}: ${named.name}` : siteName),
    element('link', origin + path),
    element('description', description),
    element('language', language()),
    `<atom:link href="${escapeXml(origin + feedPath(category))}" rel="self" type="application/rss+xml"/>`,
    ...data.posts.posts.map((post) => item(post, origin)),
  ];
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>${channel.join('')}</channel>
</rss>
`;

  return new Response(body, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': CACHE_CONTROL },
  });
}

function item(post: Post, origin: string): string {
  const url = new URL(post.path, origin).href;

  return `<item>${[
    element('title', post.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', new Date(post.date).toUTCString()),
    element('description', post.excerpt),
    element('content:encoded', absoluteContent(post, origin)),
    ...(post.authorName ? [element('dc:creator', post.authorName)] : []),
    ...post.categories.map(({ name }) => element('category', name)),
  ].join('')}</item>`;
}

/** Readers show the content elsewhere, where a relative URL leads nowhere. */
function absoluteContent({ content, image }: Post, origin: string): string {
  const picture = image ? `<p><img src="${escapeXml(new URL(image.url, origin).href)}" alt=""></p>` : '';

  return picture + content.replace(/(\s(?:src|href)=")\/(?!\/)/g, `$1${origin}/`);
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** Without characters that XML 1.0 does not allow. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed
  return escapeHtml(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
}
