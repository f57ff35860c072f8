import { expect, test } from 'vitest';
import { readSite } from '../data/read-site.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { Failure, testExecute, testPage } from '../testing/test-execute.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { load as agent } from './agent.server.ts';
import { load as agents } from './agents.server.ts';
import { load as blog } from './blog.server.ts';
import { load as blogCategory } from './blog-category.server.ts';
import { load as blogPost } from './blog-post.server.ts';
import { load as sold } from './sold.server.ts';
import { load as solds } from './solds.server.ts';

const site = readSite(testSiteResponse(), 'http://localhost');
const NO_PAGE = { PageBySlug: () => ({ page: null }) };

type FakeResults = Parameters<typeof testExecute>[0];

async function open(load: RouteLoader, path: string, responses: FakeResults, params = {}) {
  const url = new URL(path, 'http://localhost');

  return load({ url, params, execute: testExecute(responses), site: Promise.resolve(site) });
}

const POST = {
  path: '/blog/2026/14/11/basements',
  title: 'Basements',
  excerpt: 'Bring a torch.',
  date: '2026-11-14T16:00:00Z',
  authorName: 'Marta',
  image: null,
};

test('the blog lists its posts with pagination [R2.014]', async () => {
  const page = await open(blog, '/blog', NO_PAGE);

  expect(page).toMatchObject({
    status: 200,
    page: {
      straps: [{ name: 'strap-blog-feed', state: { pages: true, title: { html: 'Blog', size: 'h1' } } }],
    },
  });
});

test('the title of the blog is its name in the navigation', async () => {
  const nav = [{ label: 'More', href: '', dropdown: [{ label: 'Our journal', href: '/blog' }] }];
  const page = await blog({
    url: new URL('http://localhost/blog'),
    params: {},
    execute: testExecute(NO_PAGE),
    site: Promise.resolve({ ...site, header: { ...site.header, nav } }),
  });

  expect(page).toMatchObject({ page: { straps: [{ state: { title: { html: 'Our journal' } } }] } });
});

test('below its title the blog says what it is about', async () => {
  const page = await open(blog, '/blog', NO_PAGE);

  expect(page).toMatchObject({
    page: {
      straps: [{ state: { text: { html: expect.stringMatching(/^<p>News and stories from .+<\/p>$/) } } }],
    },
  });
});

test("an agent's page at the slug of the blog takes precedence over the system page", async () => {
  const page = await open(blog, '/blog', { PageBySlug: () => testPage([{ name: 'strap-text' }]) });

  expect(page).toMatchObject({ kind: 'content', page: { straps: [{ name: 'strap-text' }] } });
});

test('a page after the last one of the blog returns 404', async () => {
  const page = await open(blog, '/blog?page=9', NO_PAGE);
  if ('redirect' in page) throw new Error('redirected');
  const complete = (posts: unknown[]) =>
    page.complete?.({ site, strapData: { s1: { data: { posts: { page: 9, posts } } } } });

  expect(complete([])).toMatchObject({ status: 404 });
  expect(complete([{}])).toEqual({});
});

test('a category has its own page, an unknown one returns 404 [R2.015]', async () => {
  const responses = { BlogCategoryRoute: () => ({ postCategories: [{ name: 'Buying', slug: 'buying' }] }) };

  expect(await open(blogCategory, '/blog/category/buying', responses, { category: 'buying' })).toMatchObject({
    status: 200,
    page: { metaInfo: { title: 'Buying' }, straps: [{ name: 'strap-blog-feed' }] },
    head: { canonical: 'http://localhost/blog/category/buying' },
  });
  expect(await open(blogCategory, '/blog/category/x', responses, { category: 'x' })).toMatchObject({
    status: 404,
  });
});

test('a post is at year, day, month and slug; other dates redirect there [R2.016]', async () => {
  const responses = { BlogPostRoute: () => ({ post: POST }) };

  expect(await open(blogPost, POST.path, responses, { slug: 'basements' })).toMatchObject({
    status: 200,
    head: { title: 'Basements', canonical: `http://localhost${POST.path}` },
  });
  expect(await open(blogPost, '/blog/2026/11/14/basements', responses, { slug: 'basements' })).toEqual({
    redirect: POST.path,
    status: 301,
  });
});

test('a post that fails to load is a failure, an unknown one returns 404', async () => {
  const failing = { BlogPostRoute: () => new Failure('UPSTREAM_FAILED', 'post') };

  await expect(open(blogPost, POST.path, failing)).rejects.toThrow(UpstreamError);
  expect(await open(blogPost, POST.path, { BlogPostRoute: () => ({ post: null }) })).toMatchObject({
    status: 404,
  });
});

test('an agent has one canonical path, others redirect, and an unknown agent returns 404 [R2.012]', async () => {
  const marta = { id: 'edm-t1', path: '/agent/marta', displayName: 'Marta', role: 'broker', title: null };
  const responses = { AgentRoute: () => ({ agent: marta }) };

  expect(await open(agent, '/agent/marta', responses, { agent: 'marta' })).toMatchObject({
    page: { straps: [{ name: 'strap-agent-profile', state: { agentID: 'edm-t1' } }] },
    head: { title: 'Marta', description: expect.stringContaining('Poplar & Main') },
  });
  expect(await open(agent, '/agent/edm-t1?a=1', responses)).toEqual({
    redirect: '/agent/marta?a=1',
    status: 301,
  });
  expect(await open(agent, '/agent/x', { AgentRoute: () => ({ agent: null }) })).toMatchObject({
    status: 404,
  });
});

test.each([
  [1, 'Your agent', 'Marta, Broker at Poplar & Main'],
  [2, 'Agents', 'Find an agent of Poplar & Main'],
])('the list of %i agents is titled “%s”', async (total, title, description) => {
  const marta = { displayName: 'Marta', title: 'Broker', role: 'agent' };
  const responses = { ...NO_PAGE, AgentsRoute: () => ({ agents: { total, agents: [marta] } }) };

  expect(await open(agents, '/agents', responses)).toMatchObject({
    page: {
      straps: [{ state: { title: { html: title } } }],
      metaInfo: { title, description: expect.stringContaining(description) },
    },
  });
});

test('the list of agents is indexed, a search in it is not [R2.013]', async () => {
  const NO_PAGE = {
    PageBySlug: () => ({ page: null }),
    AgentsRoute: () => ({ agents: { total: 0, agents: [] } }),
  };
  expect(await open(agents, '/agents', NO_PAGE)).toMatchObject({
    page: { straps: [{ name: 'strap-agent-search' }] },
  });
  expect(await open(agents, '/agents', NO_PAGE)).not.toHaveProperty('head');
  expect(await open(agents, '/agents/marta', NO_PAGE)).toMatchObject({ head: { robots: 'noindex,follow' } });
  expect(await open(agents, '/agents?q=x', NO_PAGE)).toMatchObject({ head: { robots: 'noindex,follow' } });
});

test('sold listings have a search whose filtered views are not indexed [R2.011]', async () => {
  expect(await open(solds, '/solds', NO_PAGE)).toMatchObject({
    page: { straps: [{ name: 'strap-sold-search' }] },
  });
  expect(await open(solds, '/solds?q=elm', NO_PAGE)).toMatchObject({
    head: { robots: 'noindex,follow', canonical: 'http://localhost/solds' },
  });
});

const HOME = {
  id: 's-1',
  path: '/sold/s-1',
  address: '1 Elm Street',
  city: 'Edmonton',
  province: 'AB',
  images: [],
};

test('a sold listing is titled with its street address, an unknown one returns 404 [R2.008]', async () => {
  const respond = (found: unknown) => ({ SoldRoute: () => ({ sold: { gated: false, sold: found } }) });

  expect(await open(sold, '/sold/s-1', respond(HOME))).toMatchObject({
    page: { straps: [{ name: 'strap-sold-details' }] },
    head: { title: '1 Elm Street, Edmonton, AB' },
  });
  expect(await open(sold, '/sold/x', respond(null))).toMatchObject({ status: 404 });
});

test('the head of a gated sold listing reveals nothing, not even whether it exists', async () => {
  const gated = { SoldRoute: () => ({ sold: { gated: true, sold: null } }) };
  const [known, unknown] = await Promise.all([open(sold, '/sold/s-1', gated), open(sold, '/sold/x', gated)]);

  expect(known).toEqual(unknown);
  expect(known).toMatchObject({
    status: 200,
    head: { robots: 'noindex' },
    page: { metaInfo: { title: 'Sold Home' } },
  });
});
