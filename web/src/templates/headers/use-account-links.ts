import type { LinkPart } from '#domain/page/parts.ts';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';

/** As in `header-parts.ts`, and stored with the header of a new site. */
const DEFAULT_TEXT = 'Sign In';
const WAYS_IN = ['sign-in', 'sign-up'];

/** The account links relevant to the current user: no sign-in when signed in, and sign-up beside every sign-in. */
export function useAccountLinks(links: readonly LinkPart[] = []): readonly LinkPart[] {
  const { agent, customer } = useSite().viewer;
  const own = links.map(inOwnLanguage);

  return agent || customer ? own.filter(({ action }) => !WAYS_IN.includes(action ?? '')) : withSignUp(own);
}

/** A link whose text is that of every new header follows the language of the site. */
function inOwnLanguage(link: LinkPart): LinkPart {
  const isDefault = link.action === 'sign-in' && link.text === DEFAULT_TEXT;

  return isDefault ? { ...link, text: message('header.signIn') } : link;
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
