import { useState } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../api.ts';
import { goToPlace } from '../check/go-to-place.ts';
import { describeChanges } from '../drafts/describe-changes.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import { Menu } from '../toolbar/menu.tsx';
import { PageState } from './page-state.tsx';
import { PreviewLinkDialog } from './preview-link-dialog.tsx';
import { publishSiteDrafts } from './publish-site-drafts.ts';
import { EditorPublishDraftDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';
import { samplesOfDraft } from './samples-of-draft.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { runPublishing, setPublished } from './set-published.ts';
import { usePublishPage } from './use-publish-page.tsx';
import type { Publishing } from './use-publishing.ts';
import { useSampleQuestion } from './use-sample-question.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import './publishing-menu.css';

type PublishingMenuProps = {
  slug: string;
  publishing: Publishing | null;
  /** Why loading failed; opening the menu retries. */
  problem?: string | null;
  /** Set while there are changes: leaving them as drafts, and discarding them. */
  draftActions: {
    leave: () => void;
    startOver: { label: string; run: () => void };
    saveAndPublish: () => void;
  } | null;
  /** A sentence on what Save Changes would publish; empty without changes. */
  live: string;
  isEditing: boolean;
  onOpen: () => void;
  /** Checks the page; starts editing if necessary. */
  onCheck: () => void;
  /** Called after a change of what visitors see, now or later. */
  onChanged: () => void;
};

type Dialog = 'versions' | 'schedule' | 'preview' | null;

/** Publishing of the page: state, drafts, schedule, preview links and versions. */
export function PublishingMenu(props: PublishingMenuProps) {
  const { slug, publishing, problem = null, draftActions, live, isEditing, onCheck, onChanged } = props;
  const [dialog, setDialog] = useState<Dialog>(null);
  const hasDraft = publishing?.draft != null || draftActions !== null;

  const draft = useSampleQuestion({
    action: 'publish',
    onGoOn: () =>
      runPublishing(async () => {
        const revision = publishing?.draft?.revision;
        if (revision) expectDone(await request(EditorPublishDraftDocument, { slug, revision }));
        if (publishing?.parts.length) await publishSiteDrafts();
      }, editorMessage('publishing.published')).finally(onChanged),
  });
  const publishDraft = async () => {
    const isShown = publishing?.draft && publishing.isPublished;
    // If loading fails here, publishing reports it.
    await draft.ask(isShown ? await samplesOfDraft(slug).catch(() => []) : []);
  };
  const revision = publishing?.revision ?? '';
  const page = usePublishPage({
    slug,
    revision,
    onDone: onChanged,
    onGo: isEditing ? (strapId) => goToPlace({ strapId }) : undefined,
  });
  const hide = () => setPublished({ slug, published: false, revision }).finally(onChanged);

  return (
    <>
      <div className="publishing-menu" onClickCapture={props.onOpen}>
        <Menu
          name={editorMessage('publishing.menu')}
          label={
            <>
              <Icon name="globe" />
              <span className="editor-toolbar__word">{editorMessage('publishing.menu')}</span>
            </>
          }
        >
          <p className="editor-menu__note">
            {[stateOf(publishing, problem), live].filter(Boolean).join(' ')}
          </p>
          {draftActions && publishing && !publishing.isPublished && (
            <Item
              icon="send"
              label={editorMessage('publishing.saveAndShow')}
              onPress={draftActions.saveAndPublish}
            />
          )}
          {draftActions && (
            <>
              <Item icon="file-check" label={editorMessage('draft.leave')} onPress={draftActions.leave} />
              <Item
                icon="rotate-ccw"
                label={draftActions.startOver.label}
                onPress={draftActions.startOver.run}
              />
            </>
          )}
          {!isEditing && publishing && (publishing.draft || publishing.parts.length > 0) && (
            <Item
              icon="send"
              label={editorMessage('publishing.publishDraft')}
              onPress={() => void publishDraft()}
            />
          )}
          {publishing && (
            <Item
              icon="calendar"
              label={editorMessage('publishing.schedule')}
              onPress={() => setDialog('schedule')}
            />
          )}
          {hasDraft && (
            <Item
              icon="link"
              label={editorMessage('publishing.preview')}
              onPress={() => setDialog('preview')}
            />
          )}
          <Item icon="clipboard-check" label={editorMessage('check.title')} onPress={onCheck} />
          <Item icon="clock" label={editorMessage('versions.title')} onPress={() => setDialog('versions')} />
          {!draftActions && publishing && !publishing.isPublished && (
            <Item icon="send" label={editorMessage('publishing.show')} onPress={() => void page.publish()} />
          )}
          {!isEditing && publishing?.isPublished && slug !== HOME_PAGE_ID && (
            <Item icon="eye-off" label={editorMessage('publishing.hide')} onPress={() => void hide()} />
          )}
        </Menu>
        {publishing && (
          <PageState
            isPublished={publishing.isPublished}
            hasChanges={publishing.draft !== null || publishing.parts.length > 0 || draftActions !== null}
          />
        )}
      </div>
      {page.dialog}
      {draft.dialog}
      {dialog === 'versions' && (
        <VersionsDialog slug={slug} isEditing={isEditing} onClose={() => setDialog(null)} />
      )}
      {dialog === 'schedule' && publishing && (
        <ScheduleDialog
          slug={slug}
          publishing={publishing}
          onChanged={onChanged}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'preview' && (
        <PreviewLinkDialog slug={slug} parts={publishing?.parts ?? []} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

function Item({ icon, label, onPress }: { icon: string; label: string; onPress: () => void }) {
  return (
    <button type="button" className="editor-menu__item" onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

function stateOf(publishing: Publishing | null, problem: string | null): string {
  if (problem !== null) return editorMessage('publishing.unknown', { message: problem });
  if (!publishing) return editorMessage('field.options.loading');
  const { draft, schedule, isPublished, parts: drafted } = publishing;
  const parts = [editorMessage(isPublished ? 'publishing.state.live' : 'publishing.state.hidden')];
  if (draft?.savedAt)
    parts.push(editorMessage('publishing.state.draft', { when: fullMoment(draft.savedAt) }));
  if (drafted.length > 0)
    parts.push(
      editorMessage('publishing.state.parts', { what: describeChanges({ parts: drafted, hasPage: false }) }),
    );
  if (schedule.publishAt)
    parts.push(editorMessage('publishing.state.publishAt', { when: fullMoment(schedule.publishAt) }));
  if (schedule.unpublishAt)
    parts.push(editorMessage('publishing.state.unpublishAt', { when: fullMoment(schedule.unpublishAt) }));
  if (schedule.problem) parts.push(editorMessage('publishing.state.problem', { message: schedule.problem }));

  return parts.join(' ');
}
