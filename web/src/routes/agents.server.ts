import { shapesOf } from '#domain/theme/shapes.ts';
import { AgentsRouteDocument } from '../agents/agents-route.generated.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { ownPage } from './own-page.ts';
import { listHeadOf, systemPage } from './system-page.ts';

/** Agent search at /agents and below: the agent's own page `agents` if there is one, else the system page. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  const { theme, config } = (await site).website;
  const { siteName } = config.display;
  const page = await ownPage(execute, 'agents', async () => {
    const { data } = await execute(AgentsRouteDocument, {});
    const [agent] = data?.agents.total === 1 ? data.agents.agents : [];
    const title = message(agent ? 'agents.title.one' : 'agents.title');

    return systemPage({
      slug: 'agents',
      title,
      description: agent
        ? message('agent.description', { name: agent.displayName, role: agent.title || agent.role, siteName })
        : message('agents.description', { siteName }),
      strap: 'strap-agent-search',
      state: { title: { html: title, size: 'h1' } },
      textAlign: shapesOf(theme).heads === 'centred' ? 'centered' : 'left',
      config: listHeadOf(theme),
    });
  });
  // Search results are not indexed; the list of all agents is.
  const isList = /^\/agents\/?$/.test(url.pathname) && !url.searchParams.has('q');

  return isList ? page : { ...page, head: { robots: 'noindex,follow', canonical: `${url.origin}/agents` } };
};
