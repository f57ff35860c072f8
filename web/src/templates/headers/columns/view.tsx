import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { siteText } from '#web/strap-plugins/kit/link-url.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderColumnsState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** Equal columns above, the navigation as a panel of equal cells below. */
export function HeaderColumnsView({ id, state }: StrapViewProps<HeaderColumnsState>) {
  const { website } = useSite();
  const text = siteText(state.text, website);

  return (
    <>
      <div className="header-columns__columns header-wide">
        <HeaderLogo />
        {text && <p>{text}</p>}
        <LinkList links={state.linkList1} />
        <AccountLinks links={state.linkList2} />
      </div>
      <nav className="header-columns__panel header-wide" aria-label={message('header.menu.label')}>
        <NavList items={state.nav} name={`${id}-nav`} />
      </nav>
      <HeaderNarrow id={id} state={state} />
    </>
  );
}
