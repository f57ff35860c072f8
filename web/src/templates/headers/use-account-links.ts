import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';

const WAYS_IN = ['sign-in', 'sign-up'];

/** The account links relevant to the current user: no sign-in when signed in, and sign-up beside every sign-in. */
export function useAccountLinks(links: readonly LinkPart[] = []): readonly LinkPart[] {
  const { agent, customer } = useSite().viewer;

  return agent || customer
    ? links.filter(({ action }) => !WAYS_IN.includes(action ?? ''))
    : withSignUp(links);
}

function withSignUp(links: readonly LinkPart[]): readonly LinkPart[] {
  const place = links.findIndex(({ action }) => action === 'sign-in');
  if (place === -1 || links.some(({ action }) => action === 'sign-up')) return links;
  const icon = links[place]?.icon && 'user-plus';

  return [
    ...links.slice(0, place),
    { text: message('header.signUp'), icon, action: 'sign-up', type: 'link' },
    ...links.slice(place),
  ];
}
