import type { RouteLoader } from '../data/route-loader.ts';
import { load as access } from '../routes/access.server.ts';
import { load as agent } from '../routes/agent.server.ts';
import { load as agents } from '../routes/agents.server.ts';
import { load as blog } from '../routes/blog.server.ts';
import { load as blogCategory } from '../routes/blog-category.server.ts';
import { load as blogPost } from '../routes/blog-post.server.ts';
import { load as form } from '../routes/form.server.ts';
import { load as home } from '../routes/home.server.ts';
import { load as legalNotices } from '../routes/legal-notices.server.ts';
import { load as listing } from '../routes/listing.server.ts';
import { load as notFound } from '../routes/not-found.server.ts';
import { load as page } from '../routes/page.server.ts';
import { load as preview } from '../routes/preview.server.ts';
import { load as search } from '../routes/search.server.ts';
import { load as sold } from '../routes/sold.server.ts';
import { load as solds } from '../routes/solds.server.ts';
import { load as template } from '../routes/template.server.ts';
import type { RouteId } from '../site/route-table.ts';

/** The loader of each route; server only. */
export const ROUTE_LOADERS: Record<RouteId, RouteLoader> = {
  home,
  access,
  search,
  listing,
  lease: listing,
  sold,
  solds,
  agent,
  agents,
  blog,
  'blog-category': blogCategory,
  'blog-post': blogPost,
  form,
  'legal-notices': legalNotices,
  page,
  preview,
  template,
  'not-found': notFound,
};
