import { AgentRouteDocument } from '../agents/agent-route.generated.ts';
import type { RouteLoader } from '../data/route-loader.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { message } from '../messages.ts';
import { errorLoadedPage } from './error-page.ts';
import { headOf, systemPage } from './system-page.ts';

/** The profile of an agent by name, id or uid; redirects to its canonical path. */
export const load: RouteLoader = async ({ execute, params, url, site }) => {
  const { data, failures } = await execute(AgentRouteDocument, { id: params.agent ?? '' });
  const agent = data?.agent;
  if (!agent) {
    if (failures.length > 0) throw new UpstreamError(failures);

    return errorLoadedPage(404);
  }
  if (agent.path !== url.pathname) return { redirect: agent.path + url.search, status: 301 };
  const { theme, config } = (await site).website;
  const { siteName } = config.display;
  const { displayName: name, title, role, imageUrl, id } = agent;

  return {
    ...systemPage({
      slug: 'agent',
      title: name,
      strap: 'strap-agent-profile',
      state: { agentID: id },
      config: headOf(theme),
    }),
    head: {
      title: name,
      description: message('agent.description', { name, role: title || role, siteName }),
      canonical: new URL(agent.path, url.origin).href,
      imageUrl: imageUrl ?? null,
    },
  };
};
