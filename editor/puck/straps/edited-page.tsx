import type { ReactNode } from 'react';
import { hasLayoutMap } from '#web/src/page/fills-screen.ts';
import { mainClass } from '#web/src/page/main-class.ts';
import { FOOTER_ID, HEADER_ID } from '#web/src/page/page-model.ts';
import { EditedTemplate } from '../../site/template/edited-template.tsx';
import { useEditor } from '../editor-context.tsx';
import { firstStrap, heroItem } from '../page/place-on-page.ts';
import { usePuckState } from '../puck-store.ts';
import { EmptyPage } from './empty-page.tsx';

type EditedPageProps = { children: ReactNode; hero?: unknown };

/** The page in the canvas, with its theme. A click on the header or the footer opens its settings. */
export function EditedPage({ children, hero }: EditedPageProps) {
  const { data, sitePanel, openSitePanel } = useEditor();
  const { site, model } = data;
  const hasHero = usePuckState((state) => heroItem(state.appState.data) !== undefined);
  const className = usePuckState((state) => mainClass(firstStrap(state.appState.data)));
  const isEmpty = usePuckState((state) => state.appState.data.content.length === 0);
  // Puck replaces the slot's items by a component.
  const Hero = hero as ((props: { minEmptyHeight: number }) => ReactNode) | undefined;

  return (
    <>
      {/* Overrides the loaded theme in the document's styles. */}
      <style dangerouslySetInnerHTML={{ __html: site.themeCss }} />
      <EditedTemplate
        place="header"
        answer={model.strapData[HEADER_ID]}
        isOpen={sitePanel === 'header'}
        onEdit={() => openSitePanel('header')}
      />
      {hasLayoutMap(model.page) && <div className="layout-map theme theme-default" />}
      <main className={className}>
        {hasHero && Hero && <Hero minEmptyHeight={0} />}
        {isEmpty && <EmptyPage />}
        {children}
      </main>
      <EditedTemplate
        place="footer"
        answer={model.strapData[FOOTER_ID]}
        isOpen={sitePanel === 'footer'}
        onEdit={() => openSitePanel('footer')}
      />
    </>
  );
}
