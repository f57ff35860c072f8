import type { ReactNode } from 'react';
import type { EventFromLogic, SnapshotFrom } from 'xstate';
import type { PageModel } from '#web/src/page/page-model.ts';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import type { editingMachine } from '../editing/editing.machine.ts';
import { EDITOR_LANGUAGE, editorMessage } from '../messages.ts';
import { CreatePageButton } from '../pages/create-page-button.tsx';
import { PagesMenu } from '../pages/pages-menu.tsx';
import { SetupEntry } from '../setup/setup-entry.tsx';
import type { DesignContent } from '../templates-gallery/design-changes.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { EditingButtons } from './editing-buttons.tsx';
import { Menu } from './menu.tsx';
import { UserMenu } from './user-menu.tsx';
import './toolbar.css';

type ToolbarProps = {
  site: SiteModel;
  model: PageModel;
  snapshot: SnapshotFrom<typeof editingMachine>;
  send: (event: EventFromLogic<typeof editingMachine>) => void;
  /** Receives the element for the tools of the canvas. */
  onTools: (element: HTMLElement | null) => void;
  /** Receives the element for those tools that do not fit on a phone. */
  onMoreTools?: (element: HTMLElement | null) => void;
  /** A sentence on what Save Changes would publish. */
  live?: string;
  /** The same in three words. */
  caption?: string;
  /** The draft status, and the publishing menu. */
  status?: ReactNode;
  publishing?: ReactNode;
  /** Website Settings as a button of the bar or an item of a menu. */
  settings?: (place: 'bar' | 'menu') => ReactNode;
  /** Makes a draft page live, with its changes; not on a live page. */
  onPublish?: () => void;
  /** Publishes the design of the whole site that is a draft. */
  onPublishDesign?: () => void;
  design?: DesignContent | null;
  /** The design draft was published or discarded in the gallery. */
  onDesignChange: () => void;
  /** Shows the page as visitors would see it. */
  onPreview?: () => void;
  /** Shows the hints again. */
  onTour?: () => void;
};

/** The agent's toolbar above the page, except on the access page. */
export function Toolbar({
  site,
  model,
  snapshot,
  send,
  onTools,
  onMoreTools,
  live = '',
  caption = '',
  onPreview,
  onPublish,
  onPublishDesign,
  design = null,
  onDesignChange,
  status,
  publishing,
  settings,
  onTour,
}: ToolbarProps) {
  const { siteName } = site.website.config.display;
  const isEditing = !snapshot.matches('viewing');
  const isAccessPage = model.route.id === 'access';
  const state = isEditing ? ` is-editing${onPublishDesign ? ' has-design' : ''}` : '';
  if (isAccessPage || !site.viewer.agent) return null;

  return (
    <section
      lang={EDITOR_LANGUAGE}
      className={`editor-toolbar${state}`}
      aria-label={editorMessage('toolbar.label')}
    >
      <a className="editor-toolbar__brand" href="/" aria-label={editorMessage('toolbar.brand', { siteName })}>
        <Icon name="layers" />
        <span>{siteName}</span>
      </a>
      {settings?.('bar')}
      {!isEditing && <SetupEntry site={site} />}
      {!isEditing && (
        <PagesMenu
          currentSlug={model.page.slug}
          isContent={model.kind === 'content'}
          onEdit={() => send({ type: 'start' })}
          onDesignChange={onDesignChange}
        />
      )}
      {publishing}
      <div className="editor-toolbar__tools" ref={onTools} />
      {onPreview && (
        <IconButton
          icon="eye"
          label={editorMessage('toolbar.preview')}
          className="editor-toolbar__preview"
          onPress={onPreview}
        />
      )}
      {isEditing && (
        <div className="editor-toolbar__more">
          <Menu name={editorMessage('toolbar.more')} label={<Icon name="ellipsis" />}>
            <div ref={onMoreTools} />
            {settings?.('menu')}
          </Menu>
        </div>
      )}
      {status}
      <EditingButtons
        snapshot={snapshot}
        send={send}
        live={live}
        caption={caption}
        publish={onPublish ?? null}
        publishDesign={onPublishDesign ?? null}
        design={design}
        fallback={<CreatePageButton model={model} />}
      />
      <UserMenu site={site} onTour={onTour} />
    </section>
  );
}
