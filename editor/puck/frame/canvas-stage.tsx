import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { RouteData } from '#web/src/page/page-model.ts';
import { useStrapClipboard } from '../../clipboard/use-strap-clipboard.ts';
import { createActiveText } from '../../fields/text/active-text.ts';
import { loadMiniatures } from '../../picker/section-miniatures.ts';
import { SitePanel } from '../../site/site-panel.tsx';
import { type EditorContextValue, EditorProvider } from '../editor-context.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useStrapCommands } from '../keys/use-strap-commands.ts';
import { useStrapKeys } from '../keys/use-strap-keys.ts';
import type { PageSync } from '../page/page-sync.ts';
import { usePageSteps } from '../page/use-page-steps.ts';
import { SidePanel } from '../side-panel.tsx';
import type { EditableStraps } from '../straps/load-straps.ts';
import { CanvasTools } from './canvas-tools.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewWidth } from './preview-width.ts';
import { StrapDialogs } from './strap-dialogs.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { useStageActions } from './use-stage-actions.ts';
import { useStagePanel } from './use-stage-panel.ts';

type CanvasStageProps = {
  data: RouteData;
  pageSync: PageSync;
  scroll: RefObject<number>;
  insertable: EditableStraps | null;
  onWantInsertable: () => void;
  onKinds: (names: readonly string[]) => Promise<void>;
  tools: HTMLElement | null;
  moreTools: HTMLElement | null;
  preview: { width: PreviewWidth; onChange: (width: PreviewWidth) => void };
};

/** The canvas with its panel and dialogs. */
export function CanvasStage({
  data,
  pageSync,
  scroll,
  insertable,
  onWantInsertable,
  onKinds,
  tools,
  moreTools,
  preview,
}: CanvasStageProps) {
  const { panel, sitePanel, place, openPanel, openSettings, togglePanel, closePanel } = useStagePanel();
  const [announcement, announce] = useAnnouncement();
  const [activeText] = useState(createActiveText);
  const [keepsHeroContent, setKeepsHeroContent] = useState(false);
  const commands = useStrapCommands(pageSync, announce);
  const clipboard = useStrapClipboard({ pageSync, commands, onKinds });
  const steps = usePageSteps({ pageSync, commands, announce });
  const { actions, dialog, closeDialog } = useStageActions({ commands, openSettings, openPanel });
  const shortcuts = useStrapKeys({ pageSync, commands, steps, ...actions });
  useShortcuts(document, shortcuts);
  useEffect(() => clipboard.listen(document), [clipboard]);

  const context = useMemo<EditorContextValue>(
    () => ({
      data,
      pageSync,
      scroll,
      commands,
      clipboard,
      shortcuts,
      activeText,
      keepsHeroContent,
      setKeepsHeroContent,
      learnKinds: onKinds,
      prepareInsert: () => {
        onWantInsertable();
        void loadMiniatures();
      },
      sitePanel,
      ...actions,
    }),
    [
      data,
      pageSync,
      scroll,
      commands,
      clipboard,
      shortcuts,
      activeText,
      keepsHeroContent,
      onKinds,
      onWantInsertable,
      sitePanel,
      actions,
    ],
  );

  return (
    <EditorProvider value={context}>
      <div className={`editor-stage${panel ? ' has-panel' : ''}`}>
        <PreviewFrame width={preview.width} hasPanel={panel !== null} />
        {sitePanel && <SitePanel name={sitePanel} onClose={closePanel} />}
        {(panel === 'settings' || panel === 'sections') && (
          <SidePanel
            view={panel}
            onClose={closePanel}
            place={place}
            onOpenSettings={actions.openStrapSettings}
            onOpenSections={() => openPanel('sections')}
          />
        )}
        <p role="status" className="editor-announcement">
          {announcement}
        </p>
      </div>
      {tools && (
        <CanvasTools
          target={tools}
          more={moreTools}
          steps={steps}
          preview={preview}
          isListOpen={panel === 'sections'}
          isThemeOpen={panel === 'theme'}
          onTheme={() => togglePanel('theme')}
          onList={() => togglePanel('sections')}
        />
      )}
      <StrapDialogs
        open={dialog}
        onClose={closeDialog}
        pageSync={pageSync}
        commands={commands}
        insertable={insertable}
        onWantInsertable={onWantInsertable}
      />
    </EditorProvider>
  );
}
