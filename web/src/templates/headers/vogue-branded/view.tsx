import { message } from '#web/src/messages.ts';
import { siteText } from '#web/src/site/link-url.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '#web/strap-plugins/kit/define-strap.ts';
import { ImagePartView } from '#web/strap-plugins/kit/image-part-view.tsx';
import { LinkList } from '#web/strap-plugins/kit/link-list.tsx';
import { AccountLinks } from '../account-links.tsx';
import { HeaderCta } from '../header-links.tsx';
import { HeaderLogo } from '../header-logo.tsx';
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

/** Shows a logo of its own, else the site's, else the name; links to the home page by its text. */
function Plaque({ state: { brandText, brandLogo } }: { state: HeaderVogueBrandedState }) {
  const { website } = useSite();
  const { siteName, logoUrl } = website.config.display;
  const brand = siteText(brandText, website);
  const isNamed = !brandLogo.imageUrl || brandLogo.altText;
  const words = brand && brand !== siteName && <span className="header-vogue-branded__words">{brand}</span>;
  if (logoUrl && !brandLogo.imageUrl) {
    return (
      <div className="header-vogue-branded__plaque">
        <HeaderLogo />
        {words}
      </div>
    );
  }

  return (
    <SiteLink className="header-vogue-branded__plaque" href="/">
      {brandLogo.imageUrl ? (
        <ImagePartView part={brandLogo} sizes="12rem" width={192} height={80} isEditing={false} isPlain />
      ) : (
        <span className="header-vogue-branded__name">{siteName}</span>
      )}
      {words}
      <span className="visually-hidden">
        {isNamed ? message('header.home.place') : message('header.home', { siteName })}
      </span>
    </SiteLink>
  );
}
