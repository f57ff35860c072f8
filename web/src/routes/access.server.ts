import type { RouteLoader } from '../data/route-loader.ts';
import { message } from '../messages.ts';
import { systemPage } from './system-page.ts';

export const load: RouteLoader = async ({ site }) => {
  // It has a message in the language of the site.
  await site;
  const page = systemPage({ slug: 'access', title: message('access.title'), strap: 'strap-login' });

  return { ...page, head: { robots: 'noindex' } };
};
