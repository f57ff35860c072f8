import { lazy, Suspense, useLayoutEffect, useMemo, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { useRevalidate } from '../app/navigation-context.ts';
import type { EditorEntryProps } from '../page/page-model.ts';
import { SiteProvider } from '../page/site-context.tsx';
import { wordsOfChanges } from './drafts/changes-in-words.ts';
import { DraftStatus } from './drafts/draft-status.tsx';
import { SafetyDialogs } from './drafts/safety-dialogs.tsx';
import { useSafeEditing } from './drafts/use-safe-editing.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import { createTimeline } from './history/timeline.ts';
import { TimelineProvider } from './history/timeline-context.tsx';
import { loadCanvas } from './load-canvas.ts';
import { editorMessage } from './messages.ts';
import { notifyAgent } from './notifications/notify-agent.ts';
import { HiddenNotice } from './publishing/hidden-notice.tsx';
import { PublishingMenu } from './publishing/publishing-menu.tsx';
import { usePublishing } from './publishing/use-publishing.ts';
import { afterTyping } from './puck/after-typing.ts';
import type { PreviewWidth } from './puck/preview-width.ts';
import { SiteEditingProvider } from './site/site-editing-context.ts';
import { usePageImport } from './site/use-page-import.ts';
import { useSiteEditing } from './site/use-site-editing.ts';
import { WebsiteSettingsButton } from './site/website-settings.tsx';
import { changedParts } from './site-parts.ts';
import { rememberPlaces } from './strap-places.ts';
import { Toolbar } from './toolbar/toolbar.tsx';
import { ConfirmDialog } from './ui/confirm-dialog.tsx';
import { useEditingNews } from './use-editing-news.ts';
import { useScrollBetween } from './use-scroll-between.ts';
import './ui/editor.css';

const Canvas = lazy(async () => ({ default: (await loadCanvas()).Canvas }));

/** Everything an agent sees above and around the page. Puck itself comes when editing starts. */
export function EditorEntry(props: EditorEntryProps) {
  const [timeline] = useState(() => createTimeline());

  return (
    <TimelineProvider value={timeline}>
      <EditorOfPage {...props} />
    </TimelineProvider>
  );
}

function EditorOfPage({ site, model, onEditingChange }: EditorEntryProps) {
  const editing = useSafeEditing(site, model);
  const { snapshot, keeping, continued, isOpening } = editing;
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [moreTools, setMoreTools] = useState<HTMLElement | null>(null);
  const [width, setWidth] = useState<PreviewWidth>('full');
  const [isStartingOver, setIsStartingOver] = useState(false);
  const { draft, generation, saves } = snapshot.context;
  const isEditing = !snapshot.matches('viewing');
  const isChanged = snapshot.matches('dirty');
  const partsChanged = isEditing ? changedParts(snapshot.context.parts, snapshot.context.site) : [];
  const hasPage = isEditing && !isEqual(draft, snapshot.context.baseline);
  const isShared = partsChanged.length > 0;
  const slug = snapshot.context.open?.page.slug ?? null;
  const { publishing, problem, reload } = usePublishing(slug, partsChanged);
  const revalidate = useRevalidate();

  const scroll = useScrollBetween(isEditing);
  useLayoutEffect(() => onEditingChange(isEditing), [isEditing, onEditingChange]);
  useEditingNews({ snapshot, continued, onStartOver: () => setIsStartingOver(true) });

  const send: typeof editing.send = (event) => {
    if (event.type === 'start') {
      rememberPlaces();
      void loadCanvas();
    }
    // A draft of an earlier visit, or of a colleague, does not go without a question.
    if (event.type === 'undo' && continued) setIsStartingOver(true);
    else if (event.type === 'save') afterTyping(() => editing.send(event));
    else editing.send(event);
  };
  const siteEditing = useSiteEditing({
    site,
    parts: isEditing ? snapshot.context.parts : null,
    onChange: (change) => editing.send({ type: 'part.change', ...change }),
  });
  const importPage = usePageImport(editing);
  const { site: shown } = siteEditing;
  const data = useMemo(() => ({ site: shown, model }), [shown, model]);

  const giveUp = () => {
    notifyAgent({ type: 'error', message: editorMessage('component.failed.reload') });
    editing.giveUp();
  };

  const leave = async () => {
    const isLeft = await editing.leave();
    notifyAgent(
      isLeft
        ? { type: 'branded', message: editorMessage('draft.left') }
        : { type: 'error', message: editorMessage('draft.leaveFailed') },
    );
    await reload();
  };

  return (
    <>
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
        status={isEditing && <DraftStatus kept={keeping.snapshot} />}
        publishing={
          slug !== null && (
            <PublishingMenu
              slug={slug}
              publishing={publishing}
              problem={problem}
              isEditing={isEditing}
              draftActions={
                isChanged
                  ? {
                      leave: () => void leave(),
                      startOver: {
                        words: editorMessage(isShared ? 'draft.discardChanges' : 'draft.startOver'),
                        run: () => setIsStartingOver(true),
                      },
                    }
                  : null
              }
              onOpen={() => void reload()}
              onChanged={() => {
                void reload();
                if (!isEditing) void revalidate();
              }}
            />
          )
        }
      />
      {!isEditing && publishing?.isPublished === false && <HiddenNotice />}
      {isEditing && draft && !isOpening && (
        <EditorBoundary onFail={giveUp}>
          <Suspense fallback={<p className="editor-stage__loading">{editorMessage('toolbar.loading')}</p>}>
            <SiteEditingProvider value={siteEditing}>
              <SiteProvider site={shown}>
                <Canvas
                  key={generation}
                  data={data}
                  scroll={scroll}
                  page={draft}
                  onChange={(page) => send({ type: 'page.change', page })}
                  tools={tools}
                  moreTools={moreTools}
                  preview={{ width, onChange: setWidth }}
                  closePanelSignal={saves}
                />
              </SiteProvider>
            </SiteEditingProvider>
          </Suspense>
        </EditorBoundary>
      )}
      <SafetyDialogs editing={editing} />
      {isStartingOver && (
        <ConfirmDialog
          title={editorMessage(isShared ? 'draft.discardChanges' : 'draft.startOver')}
          question={
            isShared
              ? editorMessage('draft.discardChanges.question', {
                  what: wordsOfChanges({ parts: partsChanged, hasPage }),
                })
              : editorMessage('draft.startOver.question')
          }
          confirm={editorMessage(isShared ? 'draft.discardChanges' : 'draft.discard')}
          onConfirm={() => {
            setIsStartingOver(false);
            if (isChanged) editing.send({ type: 'undo' });
          }}
          onClose={() => setIsStartingOver(false)}
        />
      )}
    </>
  );
}
