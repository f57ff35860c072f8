import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { ImagePartView } from '#web/strap-plugins/kit/image-part-view.tsx';
import { siteText } from '#web/strap-plugins/kit/link-url.ts';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { HeaderCta } from '../header-links.tsx';
import { LogoOrName } from '../header-logo.tsx';
import { HeaderNarrow } from '../header-narrow.tsx';
import { HeaderSearch } from '../header-search.tsx';
import { NavList } from '../nav-list.tsx';
import type { HeaderVogueBrandedState } from './parts.ts';
import '../header-wide.css';
import './view.css';

/** The plaque overlaps the header's edge, beside contact row and navigation. */
export function HeaderVogueBrandedView({ id, state }: StrapViewProps<HeaderVogueBrandedState>) {
  return (
    <>
      <div className="header-vogue-branded__body header-wide">
        <Plaque state={state} />
        <div className="header-vogue-branded__contact">
          <HeaderSearch />
          <LinkList links={state.linkList1} />
          <AccountLinks links={state.linkList2} />
          <HeaderCta cta={state.cta} />
        </div>
        <nav className="header-vogue-branded__nav" aria-label={message('header.menu.label')}>
          <NavList items={state.nav} name={`${id}-nav`} />
        </nav>
      </div>
      <HeaderNarrow id={id} state={state} />
    </>
  );
}

/** Links to the home page. Shows the site's logo or name without one of its own; its text is the link's accessible name. */
function Plaque({ state: { brandText, brandLogo } }: { state: HeaderVogueBrandedState }) {
  const { website } = useSite();
  const { siteName, logoUrl } = website.config.display;
  const brand = siteText(brandText, website);
  const isNamed = brandLogo.imageUrl ? brandLogo.altText : !logoUrl;

  return (
    <SiteLink className="header-vogue-branded__plaque" href="/">
      {brandLogo.imageUrl ? (
        <ImagePartView part={brandLogo} sizes="12rem" width={192} height={80} isEditing={false} isPlain />
      ) : (
        <span className={logoUrl ? 'header-vogue-branded__logo' : 'header-vogue-branded__name'}>
          <LogoOrName />
        </span>
      )}
      {brand && brand !== siteName && <span className="header-vogue-branded__words">{brand}</span>}
      <span className="visually-hidden">
        {isNamed ? message('header.home.place') : message('header.home', { siteName })}
      </span>
    </SiteLink>
  );
}
