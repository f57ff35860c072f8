import { useLayoutEffect, useMemo, useState } from 'react';
import type { EditorEntryProps } from '#web/src/page/page-model.ts';
import { allExtendedFaces } from '#web/src/styles/extended-fonts.ts';
import { EditedPage } from './canvas/edited-page.tsx';
import { loadCanvas } from './canvas/load-canvas.ts';
import { rememberPlaces } from './canvas/strap-places.ts';
import { useScrollBetween } from './canvas/use-scroll-between.ts';
import { useStartByHash } from './canvas/use-start-by-hash.ts';
import { PageCheckDialog } from './check/page-check-dialog.tsx';
import { SafetyDialogs } from './drafts/safety-dialogs.tsx';
import { useStartOver } from './drafts/use-start-over.tsx';
import { DocumentStoreProvider, documentStoreOf } from './editing/document-store.ts';
import { editedStateOf } from './editing/edited-state.ts';
import { useEditing } from './editing/use-editing.ts';
import { FormsHost } from './forms/forms-host.tsx';
import { LeadsHost } from './leads/leads-host.tsx';
import { ListingsHost } from './listings/listings-host.tsx';
import { PostsHost } from './posts/posts-host.tsx';
import { HiddenNotice } from './publishing/hidden-notice.tsx';
import { useLivePage } from './publishing/use-live-page.tsx';
import { useSaveChanges } from './publishing/use-save-changes.tsx';
import type { PreviewWidth } from './puck/frame/preview-width.ts';
import { SetupHost } from './setup/setup-host.tsx';
import { useSiteEditing } from './site/use-site-editing.ts';
import { EditorToolbar } from './toolbar/editor-toolbar.tsx';
import { useTour } from './tour/use-tour.tsx';
import './ui/editor.css';

/** The agent's interface around the page. Puck itself is loaded when editing starts. */
export function EditorEntry({ site, model, onEditingChange }: EditorEntryProps) {
  const editing = useEditing(site, model);
  const { snapshot, actor } = editing;
  const edited = editedStateOf(snapshot);
  const { isEditing, isReady, page } = edited;
  const slug = edited.savedPage?.slug ?? null;

  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [moreTools, setMoreTools] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<PreviewWidth>('full');
  const [isChecking, setIsChecking] = useState(false);
  const tour = useTour(site.viewer.agent?.uid ?? '');
  const store = useMemo(() => documentStoreOf(actor), [actor]);
  const scroll = useScrollBetween(isEditing);
  useLayoutEffect(() => onEditingChange(isEditing), [isEditing, onEditingChange]);

  const livePage = useLivePage({ slug, edited, actor });
  const startOver = useStartOver(editing, edited, { hasDesign: livePage.publishDesign !== null });
  const saving = useSaveChanges({ editing, edited, livePage, onStartOver: startOver.ask });
  const siteEditing = useSiteEditing({ site, parts: edited.parts, store });

  const start = () => {
    rememberPlaces();
    void loadCanvas();
    editing.send({ type: 'start' });
  };
  useStartByHash(snapshot.can({ type: 'start' }), start);

  return (
    <DocumentStoreProvider value={store}>
      {/* A font is tried before it is the site's, whose faces the document has. */}
      <style href="extended-fonts" precedence="fonts">
        {allExtendedFaces()}
      </style>
      <EditorToolbar
        site={site}
        model={model}
        editing={editing}
        edited={edited}
        livePage={livePage}
        saving={saving}
        startOver={startOver}
        siteEditing={siteEditing}
        onStart={start}
        onCheck={() => setIsChecking(true)}
        onTour={tour.open}
        onTools={setTools}
        onMoreTools={setMoreTools}
      />
      {!isEditing && !livePage.isPublished && slug !== null && <HiddenNotice onShow={livePage.publish} />}
      {isReady && page && (
        <EditedPage
          model={model}
          siteEditing={siteEditing}
          generation={snapshot.context.generation}
          scroll={scroll}
          page={page}
          tools={tools}
          moreTools={moreTools}
          preview={{ width, onChange: setWidth }}
          onAbort={() => editing.send({ type: 'abort' })}
        />
      )}
      {livePage.dialog}
      <LeadsHost />
      <PostsHost />
      <ListingsHost />
      <FormsHost />
      {!isEditing && <SetupHost site={site} onEdit={start} />}
      <SafetyDialogs editing={editing} />
      {saving.dialog}
      {isReady && tour.tour}
      {isReady && isChecking && <PageCheckDialog onClose={() => setIsChecking(false)} />}
      {startOver.dialog}
    </DocumentStoreProvider>
  );
}
