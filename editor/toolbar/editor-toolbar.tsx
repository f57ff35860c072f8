import type { ComponentProps } from 'react';
import type { PageModel } from '#web/src/page/page-model.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { DraftStatus } from '../drafts/draft-status.tsx';
import type { useStartOver } from '../drafts/use-start-over.tsx';
import type { EditedState } from '../editing/edited-state.ts';
import type { Editing } from '../editing/use-editing.ts';
import { PagePublishing } from '../publishing/page-publishing.tsx';
import { openPreview } from '../publishing/preview/open-preview.ts';
import type { LivePage } from '../publishing/use-live-page.tsx';
import type { useSaveChanges } from '../publishing/use-save-changes.tsx';
import { useSaveKey } from '../saving/use-save-key.ts';
import type { SiteEditing } from '../site/use-site-editing.ts';
import { usePageImport } from '../site/website/use-page-import.ts';
import { WebsiteSettingsButton } from '../site/website/website-settings.tsx';
import { Toolbar } from './toolbar.tsx';

type ToolbarProps = ComponentProps<typeof Toolbar>;
type EditorToolbarProps = Pick<ToolbarProps, 'onTools' | 'onMoreTools'> & {
  site: SiteModel;
  model: PageModel;
  editing: Editing;
  edited: EditedState;
  livePage: LivePage;
  saving: ReturnType<typeof useSaveChanges>;
  startOver: ReturnType<typeof useStartOver>;
  siteEditing: SiteEditing;
  /** Starts editing. */
  onStart: () => void;
  onCheck: () => void;
  onTour: () => void;
};

/** The toolbar bound to the editing machine, with the draft status, the publishing menu and Website Settings. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { site, model, editing, edited, livePage, saving, startOver, siteEditing } = props;
  const { onStart, onCheck, onTour, onTools, onMoreTools } = props;
  const { snapshot, drafts } = editing;
  const { isEditing, isReady, isChanged, page, savedPage } = edited;
  const importPage = usePageImport(editing);
  useSaveKey(document);

  const startUnlessEditing = () => {
    if (!isEditing) onStart();
  };
  const send: ToolbarProps['send'] = (event) => {
    if (event.type === 'start') onStart();
    else if (event.type === 'save') saving.save();
    // Undo Changes cannot be undone, so it needs a confirmation.
    else if (event.type === 'undo') startOver.ask();
    else editing.send(event);
  };
  const preview = () => {
    if (savedPage) void openPreview({ slug: savedPage.slug, actor: editing.actor });
  };
  const showTour = () => {
    onTour();
    startUnlessEditing();
  };

  return (
    <Toolbar
      site={site}
      model={model}
      snapshot={snapshot}
      send={send}
      onTools={onTools}
      onMoreTools={onMoreTools}
      settings={(place) => (
        <WebsiteSettingsButton
          site={site}
          page={isEditing ? page : savedPage}
          editing={isReady ? siteEditing : null}
          isItem={place === 'menu'}
          onPage={importPage}
        />
      )}
      onTour={isEditing || snapshot.can({ type: 'start' }) ? showTour : undefined}
      live={saving.sentence}
      caption={saving.caption}
      onPublish={livePage.isPublished ? undefined : isChanged ? saving.saveAndPublish : livePage.publish}
      onPublishDesign={livePage.publishDesign ?? undefined}
      design={livePage.design}
      onDesignChange={livePage.reload}
      onPreview={isEditing && savedPage ? preview : undefined}
      status={isEditing && <DraftStatus drafts={drafts} />}
      publishing={
        savedPage && (
          <PagePublishing
            slug={savedPage.slug}
            livePage={livePage}
            live={saving.sentence}
            waiting={saving.waiting}
            onPreview={preview}
            onRestore={importPage}
            isEditing={isEditing}
            isChanged={isChanged}
            onLeave={() => editing.send({ type: 'draft.leave' })}
            onSaveAndPublish={saving.saveAndPublish}
            startOver={startOver}
            onCheck={() => {
              startUnlessEditing();
              onCheck();
            }}
          />
        )
      }
    />
  );
}
