import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { pathOf } from '../pages/path-of.ts';
import type { Publishing } from './use-publishing.ts';

export type PublishingDialog = 'versions' | 'schedule' | 'preview';
/** What can be done with unsaved changes. */
export type DraftActions = {
  /** Stops editing; the changes stay a draft. */
  leave: () => void;
  startOver: { label: string; run: () => void };
  saveAndPublish: () => void;
};

type PublishingItemsProps = {
  slug: string;
  /** Null while loading. */
  publishing: Publishing | null;
  /** Null without changes. */
  draftActions: DraftActions | null;
  isEditing: boolean;
  onPublish: () => void;
  onPublishDraft: () => void;
  /** Null unless a design of the whole site is a draft. */
  onPublishDesign: (() => void) | null;
  onHide: () => void;
  onCheck: () => void;
  onPreview: () => void;
  onDialog: (dialog: PublishingDialog) => void;
};

/** The items of the publishing menu that the state of the page allows. */
export function PublishingItems(props: PublishingItemsProps) {
  const { slug, publishing, draftActions, isEditing, onDialog } = props;
  const isHidden = publishing !== null && !publishing.isPublished;
  const hasStoredDraft = publishing !== null && (publishing.draft !== null || publishing.parts.length > 0);

  return (
    <>
      {props.onPublishDesign && (
        <Item icon="layout-grid" label={editorMessage('design.publish')} onPress={props.onPublishDesign} />
      )}
      {draftActions && isHidden && (
        <Item
          icon="send"
          label={editorMessage('publishing.saveAndShow')}
          onPress={draftActions.saveAndPublish}
        />
      )}
      {draftActions && (
        <>
          <Item icon="file-check" label={editorMessage('draft.leave')} onPress={draftActions.leave} />
          <Item icon="rotate-ccw" label={draftActions.startOver.label} onPress={draftActions.startOver.run} />
        </>
      )}
      {!isEditing && hasStoredDraft && (
        <Item icon="send" label={editorMessage('publishing.publishDraft')} onPress={props.onPublishDraft} />
      )}
      {publishing?.isPublished && (
        <a className="editor-menu__item" href={pathOf(slug)} target="_blank" rel="noopener">
          <Icon name="external-link" />
          {editorMessage('publishing.view')}
          <span className="visually-hidden">({editorMessage('user.newTab')})</span>
        </a>
      )}
      <Item icon="eye" label={editorMessage('toolbar.preview')} onPress={props.onPreview} />
      {publishing && (
        <Item
          icon="calendar"
          label={editorMessage('publishing.schedule')}
          onPress={() => onDialog('schedule')}
        />
      )}
      {(publishing?.draft || draftActions || isHidden) && (
        <Item icon="link" label={editorMessage('publishing.preview')} onPress={() => onDialog('preview')} />
      )}
      <Item icon="clipboard-check" label={editorMessage('check.title')} onPress={props.onCheck} />
      <Item icon="clock" label={editorMessage('versions.title')} onPress={() => onDialog('versions')} />
      {!draftActions && isHidden && (
        <Item icon="send" label={editorMessage('publishing.show')} onPress={props.onPublish} />
      )}
      {!isEditing && publishing?.isPublished && slug !== HOME_PAGE_ID && (
        <Item icon="eye-off" label={editorMessage('publishing.hide')} onPress={props.onHide} />
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
