import { useMemo } from 'react';
import type { PageModel } from '#web/src/page/page-model.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import type { CanvasProps } from '../puck/canvas.tsx';
import { SiteEditingProvider } from '../site/site-editing-context.ts';
import type { SiteEditing } from '../site/use-site-editing.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import { LoadedCanvas } from './loaded-canvas.tsx';

type EditedPageProps = Omit<CanvasProps, 'data'> & {
  model: PageModel;
  siteEditing: SiteEditing;
  /** A new one remounts the canvas. */
  generation: number;
  /** The canvas has failed: editing ends. */
  onAbort: () => void;
};

/** The canvas with the page and the site as they are edited. */
export function EditedPage({ model, siteEditing, generation, onAbort, ...canvas }: EditedPageProps) {
  const { site } = siteEditing;
  const data = useMemo(() => ({ site, model }), [site, model]);

  return (
    <EditorBoundary
      onFail={() => {
        notifyAgent({ type: 'error', message: editorMessage('component.failed.reload') });
        onAbort();
      }}
    >
      <SiteEditingProvider value={siteEditing}>
        <SiteProvider site={site}>
          <LoadedCanvas key={generation} data={data} {...canvas} />
        </SiteProvider>
      </SiteEditingProvider>
    </EditorBoundary>
  );
}
