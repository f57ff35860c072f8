import { shapesOf } from '#domain/theme/shapes.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { ownPage } from './own-page.ts';
import { listHeadOf, systemPage } from './system-page.ts';

/** Agent search at /agents and below: the agent's own page `agents` if there is one, else the system page. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  const { theme, config } = (await site).website;
  const { siteName } = config.display;
  const page = await ownPage(execute, 'agents', () =>
    systemPage({
      slug: 'agents',
      title: message('agents.title'),
      description: message('agents.description', { siteName }),
      strap: 'strap-agent-search',
      state: { title: { html: message('agents.title'), size: 'h1' } },
      textAlign: shapesOf(theme).heads === 'centred' ? 'centered' : 'left',
      config: listHeadOf(theme),
    }),
  );
  // Search results are not indexed; the list of all agents is.
  const isList = /^\/agents\/?$/.test(url.pathname) && !url.searchParams.has('q');

  return isList ? page : { ...page, head: { robots: 'noindex,follow', canonical: `${url.origin}/agents` } };
};
