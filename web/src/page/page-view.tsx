import { lazy, type ReactNode, Suspense } from 'react';
import { isDivided } from '#domain/page/is-divided.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { PhoneTemplate } from '#web/strap-plugins/kit/phone-template.tsx';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { message } from '../messages.ts';
import { useSite } from '../site/site-context.tsx';
import { footerAsStrap, headerAsStrap } from './as-strap.ts';
import { fillsScreen, hasLayoutMap } from './fills-screen.ts';
import { LayoutMap } from './layout-map.tsx';
import { PHONE_DETAILS } from './load-drawn.ts';
import { mainClass } from './main-class.ts';
import { FOOTER_ID, HEADER_ID, type PageModel } from './page-model.ts';
import { contentStraps } from './page-straps.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { StrapSlot } from './strap-slot.tsx';
const LegalBar = lazy(() => import('./legal-bar.tsx').then((module) => ({ default: module.LegalBar })));

export const CONTENT_ID = 'content';

type PageViewProps = {
  model: PageModel;
  /** It came with the document, and was not walked to. */
  isFirstPage: boolean;
};

/** A page as visitors see it: header, hero, straps, footer; on a phone a home's details have a header and a footer of their own. */
export function PageView({ model, isFirstPage }: PageViewProps) {
  const site = useSite();
  const { page, strapData, listing, preview } = model;
  const straps = shownStraps(page);

  return (
    <>
      <nav aria-label={message('page.skip.label')}>
        <a className="skip-link" href={`#${CONTENT_ID}`}>
          {message('page.skip')}
        </a>
      </nav>
      {preview && <PreviewNotice preview={preview} />}
      <StrapSlot as="header" strap={headerAsStrap(site.header)} answer={strapData[HEADER_ID]} isFirst />
      {hasLayoutMap(page) && <LayoutMap />}
      {listing && <PhoneTemplate name={PHONE_DETAILS.header} data={{ listing }} />}
      <main id={CONTENT_ID} tabIndex={-1} className={mainClass(straps[0]?.config)}>
        {mainStraps(straps, strapData, isFirstPage)}
      </main>
      {fillsScreen(page) ? (
        <Suspense>
          <LegalBar footer={site.footer} answer={strapData[FOOTER_ID]} />
        </Suspense>
      ) : (
        <StrapSlot
          as="footer"
          strap={footerAsStrap(site.footer)}
          answer={strapData[FOOTER_ID]}
          waitsAtFirst={isFirstPage}
        />
      )}
      {listing && <PhoneTemplate name={PHONE_DETAILS.footer} data={{ listing }} />}
    </>
  );
}

/** Those of the page that are not hidden and whose kind is known, the hero first. */
function shownStraps(page: Page): Strap[] {
  return contentStraps(page).filter(({ name }) => loadedStrap(name));
}

function mainStraps(
  straps: readonly Strap[],
  strapData: PageModel['strapData'],
  isFirstPage: boolean,
): ReactNode {
  return straps.map((strap, index) => (
    <StrapSlot
      key={strap.id}
      strap={strap}
      answer={strapData[strap.id]}
      isFirst={index === 0}
      isDivided={isBelowLine(straps[index - 1], strap)}
      waitsAtFirst={isFirstPage && index > 0}
    />
  ));
}

function isBelowLine(above: Strap | undefined, strap: Strap): boolean {
  return above !== undefined && isDivided(above.config, strap.config);
}
