import { expect, test, vi } from 'vitest';
import type { Execute } from '../data/document.ts';
import { testExecute, testPage } from '../testing/test-execute.ts';
import { testSiteResponse } from '../testing/test-site.ts';
import { loadRoute } from './load-route.ts';

const STRAPS = {
  AgentRotatorStrap: 'strap-agent-rotator',
  BlogFeedStrap: 'strap-blog-feed',
  ListingsFeedStrap: 'strap-listings-feed',
  MarketStatsStrap: 'strap-market-stats',
  AgentSearchStrap: 'strap-agent-search',
};
const isOfStrap = (operation: string): operation is keyof typeof STRAPS => operation in STRAPS;

const asIs = (html: string) => html;

type Result = Awaited<ReturnType<Execute>>;

/** Resolves a page's queries at once, except those of straps, which wait for the test. */
function holding() {
  const straps = Object.entries(STRAPS).map(([id, name], order) => ({ id, name, order, state: {} }));
  const held = new Map<string, { answer: (response: Result) => void; fail: (error: Error) => void }>();
  const others = testExecute({ PageBySlug: () => testPage(straps) });
  const execute: Execute = (document, variables) => {
    const operation = /^query (\w+)/.exec(document)?.[1] ?? '';
    if (!isOfStrap(operation)) return others(document, variables);

    return new Promise<never>((resolve, reject) => {
      held.set(operation, { answer: (response) => resolve(response as never), fail: reject });
    });
  };

  return { execute, held };
}

test('the data of all straps load in parallel, and a failure affects only its strap', async () => {
  const { execute, held } = holding();
  const report = vi.fn();
  const url = new URL('http://localhost/about');
  const loading = loadRoute({ url, execute, report, clean: { inline: asIs, block: asIs, parts: {} } });
  await vi.waitFor(() => expect([...held.keys()].toSorted()).toEqual(Object.keys(STRAPS).toSorted()));

  held.get('MarketStatsStrap')?.fail(new Error('The service is away'));
  held
    .get('BlogFeedStrap')
    ?.answer({ data: null, failures: [{ code: 'X', path: 'posts', message: 'gone' }] });
  for (const operation of ['AgentSearchStrap', 'ListingsFeedStrap', 'AgentRotatorStrap'])
    held.get(operation)?.answer({ data: { of: operation }, failures: [] });

  const response = await loading;
  expect(response).toMatchObject({
    model: {
      status: 200,
      strapData: {
        AgentRotatorStrap: { data: { of: 'AgentRotatorStrap' } },
        ListingsFeedStrap: { data: { of: 'ListingsFeedStrap' } },
        AgentSearchStrap: { data: { of: 'AgentSearchStrap' } },
        BlogFeedStrap: { failed: true },
        MarketStatsStrap: { failed: true },
      },
    },
  });
  expect(report.mock.calls.map(([what]) => what).toSorted()).toEqual([
    'strap strap-blog-feed BlogFeedStrap',
    'strap strap-market-stats MarketStatsStrap',
  ]);
});

test('a preview of a page that only the design has leads there, and reads the frame of the design once', async () => {
  const agent = { uid: 'marta', name: 'Marta Wasylenko' };
  const execute = testExecute({
    Site: () => ({ ...testSiteResponse(), viewer: { canEdit: true, agent, customer: null } }),
    PageBySlug: () => ({ page: null }),
    TemplateFrame: () => ({
      siteTemplatePage: { title: 'Solo', theme: {}, siteName: 'Solo', slugs: ['guide'] },
    }),
  });
  const url = new URL('http://localhost/guide?look=solo');
  const clean = { inline: asIs, block: asIs, parts: {} };
  const response = await loadRoute({ url, execute, report: () => {}, clean });

  expect(response).toEqual({ redirect: '/__templates/solo/guide', status: 302 });
  expect(execute.requests.filter(({ operation }) => operation === 'TemplateFrame')).toEqual([
    { operation: 'TemplateFrame', variables: { template: 'solo' } },
  ]);
});
