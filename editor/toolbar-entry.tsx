import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { EditorEntryProps } from '#web/src/page/page-model.ts';
import { useRevalidate } from '#web/src/site/navigation-context.ts';
import { PageCheckDialog } from './check/page-check-dialog.tsx';
import { DocumentStoreProvider, documentStoreOf } from './document-store.ts';
import { DraftStatus } from './drafts/draft-status.tsx';
import { SafetyDialogs } from './drafts/safety-dialogs.tsx';
import { StartOverDialog } from './drafts/start-over-dialog.tsx';
import { EditedPage } from './edited-page.tsx';
import { FormsHost } from './forms/forms-host.tsx';
import { LeadsHost } from './leads/leads-host.tsx';
import { ListingsHost } from './listings/listings-host.tsx';
import { loadCanvas } from './load-canvas.ts';
import { editorMessage } from './messages.ts';
import { PostsHost } from './posts/posts-host.tsx';
import { HiddenNotice } from './publishing/hidden-notice.tsx';
import { PublishingMenu } from './publishing/publishing-menu.tsx';
import { usePublishPage } from './publishing/use-publish-page.tsx';
import { usePublishing } from './publishing/use-publishing.ts';
import { useSaveEditing } from './publishing/use-save-editing.tsx';
import { sentenceOfLive, whatGoesLive } from './publishing/what-goes-live.ts';
import type { PreviewWidth } from './puck/frame/preview-width.ts';
import { SetupHost } from './setup/setup-host.tsx';
import { useSiteEditing } from './site/use-site-editing.ts';
import { usePageImport } from './site/website/use-page-import.ts';
import { WebsiteSettingsButton } from './site/website/website-settings.tsx';
import { changedParts } from './site-parts.ts';
import { rememberPlaces } from './strap-places.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useTour } from './tour/use-tour.tsx';
import { useEditing } from './use-editing.ts';
import { useEditingNotifications } from './use-editing-notifications.ts';
import { useScrollBetween } from './use-scroll-between.ts';
import './ui/editor.css';

/** The agent's interface around the page. Puck itself is loaded when editing starts. */
export function EditorEntry({ site, model, onEditingChange }: EditorEntryProps) {
  const editing = useEditing(site, model);
  const { snapshot, drafts, actor } = editing;
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [moreTools, setMoreTools] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<PreviewWidth>('full');
  const [isChecking, setIsChecking] = useState(false);
  const tour = useTour(site.viewer.agent?.uid ?? '');
  const [isStartingOver, setIsStartingOver] = useState(false);
  const { history, generation, continued, site: savedSite } = snapshot.context;
  const draft = history?.present.page ?? null;
  const parts = history?.present.parts ?? null;
  const store = useMemo(() => documentStoreOf(actor), [actor]);
  const isOpening = snapshot.matches('opening');
  const isEditing = !snapshot.matches('viewing');
  const isChanged = snapshot.matches('dirty');
  const partsChanged = changedParts(parts, savedSite);
  const hasPage = isEditing && !isEqual(draft, snapshot.context.baseline);
  const isShared = partsChanged.length > 0;
  const slug = snapshot.context.open?.page.slug ?? null;
  const { publishing, problem, reload } = usePublishing({ slug, changed: partsChanged, actor });
  const revalidate = useRevalidate();

  const scroll = useScrollBetween(isEditing);
  useLayoutEffect(() => onEditingChange(isEditing), [isEditing, onEditingChange]);
  const page = usePublishPage({
    slug,
    revision: publishing?.revision ?? '',
    onDone: () => {
      void reload();
      if (!isEditing) void revalidate();
    },
  });
  const isPublished = publishing?.isPublished ?? true;
  const saving = useSaveEditing({ editing, isPublished });
  const going = whatGoesLive({ parts, site: savedSite, hasPage, isPublished });
  const live = isChanged ? sentenceOfLive(going, 'before') : '';
  const saved = useRef('');
  useEditingNotifications({
    actor,
    live: () => saved.current,
    publish: isPublished ? null : () => void page.publish(),
    onStartOver: () => setIsStartingOver(true),
  });

  const send: typeof editing.send = (event) => {
    if (event.type === 'start') {
      rememberPlaces();
      void loadCanvas();
    }
    if (event.type === 'save') saved.current = sentenceOfLive(going, 'after');
    // Undo Changes cannot be undone, so it needs a confirmation.
    if (event.type === 'undo') setIsStartingOver(true);
    else if (event.type === 'save') void saving.save();
    else editing.send(event);
  };
  const siteEditing = useSiteEditing({ site, parts, store });
  const importPage = usePageImport(editing);

  return (
    <DocumentStoreProvider value={store}>
      <Toolbar
        site={site}
        model={model}
        snapshot={snapshot}
        send={send}
        onTools={setTools}
        onMoreTools={setMoreTools}
        settings={(place) => (
          <WebsiteSettingsButton
            site={site}
            page={isEditing ? draft : (snapshot.context.open?.page ?? null)}
            editing={isEditing && !isOpening ? siteEditing : null}
            isItem={place === 'menu'}
            onPage={importPage}
          />
        )}
        onTour={
          isEditing || snapshot.can({ type: 'start' })
            ? () => {
                tour.open();
                if (!isEditing) send({ type: 'start' });
              }
            : undefined
        }
        live={live}
        status={isEditing && <DraftStatus drafts={drafts} />}
        publishing={
          slug !== null && (
            <PublishingMenu
              slug={slug}
              publishing={publishing}
              problem={problem}
              live={live}
              isEditing={isEditing}
              draftActions={
                isChanged
                  ? {
                      leave: () => editing.send({ type: 'draft.leave' }),
                      startOver: {
                        label: editorMessage(isShared ? 'draft.discardChanges' : 'draft.startOver'),
                        run: () => setIsStartingOver(true),
                      },
                    }
                  : null
              }
              onOpen={() => void reload()}
              onCheck={() => {
                if (!isEditing) send({ type: 'start' });
                setIsChecking(true);
              }}
              onChanged={() => {
                void reload();
                if (!isEditing) void revalidate();
              }}
            />
          )
        }
      />
      {!isEditing && publishing?.isPublished === false && slug !== null && (
        <HiddenNotice onShow={() => void page.publish()} />
      )}
      {isEditing && draft && !isOpening && (
        <EditedPage
          model={model}
          siteEditing={siteEditing}
          generation={generation}
          scroll={scroll}
          page={draft}
          tools={tools}
          moreTools={moreTools}
          preview={{ width, onChange: setWidth }}
          onAbort={() => editing.send({ type: 'abort' })}
        />
      )}
      {page.dialog}
      <LeadsHost />
      <PostsHost />
      <ListingsHost />
      <FormsHost />
      {!isEditing && <SetupHost site={site} onEdit={() => send({ type: 'start' })} />}
      <SafetyDialogs editing={editing} />
      {saving.dialog}
      {isEditing && !isOpening && tour.tour}
      {isChecking && isEditing && !isOpening && <PageCheckDialog onClose={() => setIsChecking(false)} />}
      {isStartingOver && (
        <StartOverDialog
          isContinued={continued !== null}
          changes={{ parts: partsChanged, hasPage }}
          onConfirm={() => {
            setIsStartingOver(false);
            if (isChanged) editing.send({ type: 'undo' });
          }}
          onClose={() => setIsStartingOver(false)}
        />
      )}
    </DocumentStoreProvider>
  );
}
