import type { ReactNode } from 'react';
import { footerAsStrap, headerAsStrap } from '../../page/as-strap.ts';
import { FOOTER_ID, HEADER_ID } from '../../page/page-model.ts';
import { hasLayoutMap } from '../../page/page-straps.ts';
import { StrapSlot } from '../../page/strap-slot.tsx';
import { useEditor } from './editor-context.tsx';
import { EmptyPage } from './empty-page.tsx';
import { usePuckState } from './puck-store.ts';

type EditedPageProps = { children: ReactNode; hero?: unknown };

/** The page in the canvas. Header and footer are shown as visitors see them and do nothing. */
export function EditedPage({ children, hero }: EditedPageProps) {
  const { data } = useEditor();
  const { site, model } = data;
  const hasHero = usePuckState((state) => hasItems(state.appState.data.root.props));
  const isEmpty = usePuckState((state) => state.appState.data.content.length === 0);
  // Puck puts the slot's component where its items are in the data.
  const Hero = hero as ((props: { minEmptyHeight: number }) => ReactNode) | undefined;

  return (
    <>
      <div inert>
        <StrapSlot
          as="header"
          strap={headerAsStrap(site.header)}
          answer={model.strapData[HEADER_ID]}
          isFirst
        />
      </div>
      {hasLayoutMap(model.page) && <div className="layout-map theme theme-default" />}
      <main>
        {hasHero && Hero && <Hero minEmptyHeight={0} />}
        {isEmpty && <EmptyPage />}
        {children}
      </main>
      <div inert>
        <StrapSlot as="footer" strap={footerAsStrap(site.footer)} answer={model.strapData[FOOTER_ID]} />
      </div>
    </>
  );
}

function hasItems(props: unknown): boolean {
  const hero = (props as { hero?: unknown } | undefined)?.hero;

  return Array.isArray(hero) && hero.length > 0;
}
