import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { notBeyondLastPage } from './beyond-last-page.ts';
import { ownPage } from './own-page.ts';
import { systemPage } from './system-page.ts';

/** Sold listings of the office: the agent's own page `solds` if there is one, else the system page. */
export const load: RouteLoader = async ({ execute, url, site }) => {
  const { siteName } = (await site).website.config.display;
  const page = await ownPage(execute, 'solds', () =>
    systemPage({
      slug: 'solds',
      title: message('solds.title'),
      description: message('solds.description', { siteName }),
      strap: 'strap-sold-search',
    }),
  );
  const isNarrowed = url.searchParams.has('q') || url.searchParams.has('page');

  return {
    ...page,
    head: isNarrowed ? { robots: 'noindex,follow', canonical: `${url.origin}/solds` } : {},
    complete: notBeyondLastPage((data) => isBeyondLastSold(data, url)),
  };
};

function isBeyondLastSold({ solds }: Record<string, unknown>, url: URL): boolean {
  const found = solds as { gated: boolean; solds: unknown[] } | undefined;
  const page = Number(url.searchParams.get('page') ?? 1);

  return Boolean(found && !found.gated && found.solds.length === 0 && page > 1);
}
