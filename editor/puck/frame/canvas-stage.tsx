import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import type { RouteData } from '#web/src/page/page-model.ts';
import { listenForPlaces } from '../../check/go-to-place.ts';
import { useStrapClipboard } from '../../clipboard/use-strap-clipboard.ts';
import { useDocumentStore } from '../../document-store.ts';
import { createActiveText } from '../../fields/text/active-text.ts';
import { editorMessage } from '../../messages.ts';
import { nameOfStrap } from '../../picker/name-of-strap.ts';
import { StrapPicker } from '../../picker/strap-picker.tsx';
import type { SettingsPlace, StrapSettingsRequest } from '../../settings/settings-outline.ts';
import { SITE_PANELS, SitePanel, type SitePanelName } from '../../site/site-panel.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { type EditorContextValue, EditorProvider } from '../editor-context.tsx';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { useStrapCommands } from '../keys/use-strap-commands.ts';
import { useStrapKeys } from '../keys/use-strap-keys.ts';
import type { PageSync } from '../page/page-sync.ts';
import { usePageSteps } from '../page/use-page-steps.ts';
import { SidePanel } from '../side-panel.tsx';
import type { EditableStraps } from '../straps/load-straps.ts';
import { focusStrap } from './canvas-frame.ts';
import { CanvasTools } from './canvas-tools.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import type { PreviewWidth } from './preview-width.ts';

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

type Open =
  | { dialog: 'insert'; afterId: string | null }
  | { dialog: 'delete'; id: string; goOn: (next: string | null) => void }
  | null;

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
  const [open, setOpen] = useState<Open>(null);
  const [panel, setPanel] = useState<'settings' | 'sections' | SitePanelName | null>(null);
  const [place, setPlace] = useState<SettingsPlace>({});
  const [announced, setAnnounced] = useState('');
  const close = () => setOpen(null);

  const store = useDocumentStore();
  useEffect(() => store.onStored(() => setPanel(null)), [store]);

  // A live region announces only changed text, so a repeated message gets an extra space.
  const announce = useCallback((message: string) => {
    setAnnounced((before) => (before === message ? `${message} ` : message));
  }, []);
  const [activeText] = useState(createActiveText);
  const commands = useStrapCommands(pageSync, announce);
  const clipboard = useStrapClipboard({ pageSync, commands, onKinds });
  const steps = usePageSteps({ pageSync, commands, announce });
  const actions = useMemo(
    () => ({
      requestInsert: (afterId: string | null) => setOpen({ dialog: 'insert', afterId }),
      requestDelete: (id: string, goOn = focusStrap) => setOpen({ dialog: 'delete', id, goOn }),
      openStrapSettings: ({ strapId, ...at }: Partial<StrapSettingsRequest> = {}) => {
        if (strapId !== undefined) commands.select(strapId);
        setPlace(at);
        setPanel('settings');
      },
      openSitePanel: setPanel as (name: SitePanelName) => void,
    }),
    [commands],
  );
  useEffect(
    () =>
      listenForPlaces((place) => {
        if ('panel' in place) return actions.openSitePanel(place.panel);
        commands.select(place.strapId);
        focusStrap(place.strapId);
      }),
    [actions, commands],
  );
  const shortcuts = useStrapKeys({ pageSync, commands, steps, ...actions });
  useShortcuts(document, shortcuts);
  useEffect(() => clipboard.listen(document), [clipboard]);

  const sitePanel = SITE_PANELS.find((name) => name === panel) ?? null;
  const context = useMemo<EditorContextValue>(
    () => ({
      data,
      pageSync,
      scroll,
      commands,
      clipboard,
      shortcuts,
      activeText,
      learnKinds: onKinds,
      prepareInsert: onWantInsertable,
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
      onKinds,
      onWantInsertable,
      sitePanel,
      actions,
    ],
  );

  return (
    <EditorProvider value={context}>
      <div className={`editor-stage${panel ? ' has-panel' : ''}`}>
        <PreviewFrame width={preview.width} />
        {sitePanel && <SitePanel name={sitePanel} onClose={() => setPanel(null)} />}
        {(panel === 'settings' || panel === 'sections') && (
          <SidePanel
            view={panel}
            onClose={() => setPanel(null)}
            place={place}
            onOpenSettings={actions.openStrapSettings}
          />
        )}
        <p role="status" className="editor-announcement">
          {announced}
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
          onTheme={() => setPanel(panel === 'theme' ? null : 'theme')}
          onList={() => setPanel(panel === 'sections' ? null : 'sections')}
        />
      )}
      {open?.dialog === 'insert' && (
        <StrapPicker
          straps={insertable && [...insertable.straps.values()].map(({ definition }) => definition)}
          failed={insertable?.failed}
          onWant={onWantInsertable}
          after={nameOfStrap(pageSync.page(), open.afterId)}
          onInsert={(name) => {
            const id = commands.insert(name, open.afterId);
            close();
            focusStrap(id);
          }}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <ConfirmDialog
          title={editorMessage('strap.delete.title')}
          question={editorMessage('strap.delete.question')}
          confirm={editorMessage('dialog.delete')}
          onConfirm={() => {
            const next = commands.remove(open.id);
            close();
            open.goOn(next);
          }}
          onClose={close}
        />
      )}
    </EditorProvider>
  );
}
