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
import { PHONE_DETAILS } from './load-page-code.ts';
import { mainClass } from './main-class.ts';
import { FOOTER_ID, HEADER_ID, type PageModel } from './page-model.ts';
import { contentStraps } from './page-straps.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { StrapSlot } from './strap-slot.tsx';
const LegalBar = lazy(() => import('./legal-bar.tsx').then((module) => ({ default: module.LegalBar })));

export const CONTENT_ID = 'content';

type PageViewProps = {
  model: PageModel;
  /** True for the page of the document, false after client-side navigation. */
  isFirstPage: boolean;
};

/** A page for visitors: header, hero, straps, footer; listing details have an additional header and footer on phones. */
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
      <StrapSlot as="header" strap={headerAsStrap(site.header)} result={strapData[HEADER_ID]} isFirst />
      {hasLayoutMap(page) && <LayoutMap />}
      {listing && <PhoneTemplate name={PHONE_DETAILS.header} data={{ listing }} />}
      <main id={CONTENT_ID} tabIndex={-1} className={mainClass(straps[0])}>
        {mainStraps(straps, strapData, isFirstPage)}
      </main>
      {fillsScreen(page) ? (
        <Suspense>
          <LegalBar footer={site.footer} result={strapData[FOOTER_ID]} />
        </Suspense>
      ) : (
        <StrapSlot
          as="footer"
          strap={footerAsStrap(site.footer)}
          result={strapData[FOOTER_ID]}
          isDeferred={isFirstPage}
        />
      )}
      {listing && <PhoneTemplate name={PHONE_DETAILS.footer} data={{ listing }} />}
    </>
  );
}

/** Visible straps of known kinds, the hero first. */
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
      result={strapData[strap.id]}
      isFirst={index === 0}
      isDivided={isBelowLine(straps[index - 1], strap)}
      isDeferred={isFirstPage && index > 0}
    />
  ));
}

function isBelowLine(above: Strap | undefined, strap: Strap): boolean {
  return above !== undefined && isDivided(above.config, strap.config);
}
