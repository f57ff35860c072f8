import type { LinkPart } from '#domain/page/parts.ts';
import { useSite } from '#web/src/page/site-context.tsx';

/** The account links that make sense for who looks at the page: nobody signs in twice. */
export function useAccountLinks(links: readonly LinkPart[] | undefined): LinkPart[] {
  const { viewer } = useSite();

  return (links ?? []).filter(({ action }) => !(viewer.agent && action === 'sign-in'));
}
