import { useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import { goToPlace } from '../check/go-to-place.ts';
import { editorMessage } from '../messages.ts';
import { sentenceOfDesign } from '../templates-gallery/design-changes.ts';
import { Menu } from '../toolbar/menu.tsx';
import { PageState } from './page-state.tsx';
import { PreviewLinkDialog } from './preview/preview-link-dialog.tsx';
import { type DraftActions, type PublishingDialog, PublishingItems } from './publishing-items.tsx';
import { publishingState } from './publishing-state.ts';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { setPublished } from './set-published.ts';
import { usePublishDraft } from './use-publish-draft.tsx';
import { usePublishPage } from './use-publish-page.tsx';
import type { Publishing } from './use-publishing.ts';
import { VersionsDialog } from './versions-dialog.tsx';
import './publishing-menu.css';

type PublishingMenuProps = {
  slug: string;
  publishing: Publishing | null;
  /** Why loading failed; opening the menu retries. */
  problem?: string | null;
  /** Set while there are changes: leaving them as drafts, and discarding them. */
  draftActions: DraftActions | null;
  /** A sentence on what Save Changes would publish; empty without changes. */
  live: string;
  /** What is changed and not live, in a few words; empty without changes. */
  waiting: string;
  isEditing: boolean;
  /** Publishes the design of the whole site that is a draft; null without one. */
  onPublishDesign: (() => void) | null;
  onOpen: () => void;
  onPreview: () => void;
  /** Puts a version of the page into the editor. */
  onRestore: (page: Page) => void;
  /** Checks the page; starts editing if necessary. */
  onCheck: () => void;
  /** Called after a change of what visitors see, now or later. */
  onChanged: () => void;
};

/** Publishing of the page: state, drafts, schedule, preview links and versions. */
export function PublishingMenu(props: PublishingMenuProps) {
  const { slug, publishing, problem = null, draftActions, live, isEditing, onCheck, onChanged } = props;
  const [dialog, setDialog] = useState<PublishingDialog | null>(null);
  const close = () => setDialog(null);
  const { timeZone } = useSite().space;

  const draft = usePublishDraft({ slug, publishing, onDone: onChanged });
  const revision = publishing?.revision ?? '';
  const going = publishing?.design ? sentenceOfDesign(publishing.design) : live;
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
            {[publishingState(publishing, problem, timeZone), going].filter(Boolean).join(' ')}
          </p>
          <PublishingItems
            slug={slug}
            publishing={publishing}
            draftActions={draftActions}
            isEditing={isEditing}
            onPublish={() => void page.publish()}
            onPublishDraft={() => void draft.publish()}
            onPublishDesign={props.onPublishDesign}
            onHide={() => void hide()}
            onCheck={onCheck}
            onPreview={props.onPreview}
            onDialog={setDialog}
          />
        </Menu>
        {publishing && (
          <PageState
            isPublished={publishing.isPublished}
            hasChanges={publishing.draft !== null || publishing.parts.length > 0 || draftActions !== null}
            waiting={props.waiting}
            sentence={live}
          />
        )}
      </div>
      {page.dialog}
      {draft.dialog}
      {dialog === 'versions' && (
        <VersionsDialog
          slug={slug}
          isEditing={isEditing}
          onRestore={props.onRestore}
          isChanged={draftActions !== null}
          onClose={close}
        />
      )}
      {dialog === 'schedule' && publishing && (
        <ScheduleDialog slug={slug} publishing={publishing} onChanged={onChanged} onClose={close} />
      )}
      {dialog === 'preview' && (
        <PreviewLinkDialog slug={slug} parts={publishing?.parts ?? []} onClose={close} />
      )}
    </>
  );
}
