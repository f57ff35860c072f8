import { lazy, useState } from 'react';
import { slugOfPostPath } from '#domain/blog/post-path.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { POSTS_HASH } from '../posts/posts-hash.ts';
import { Menu } from '../toolbar/menu.tsx';
import { OpeningDialog } from '../ui/opening-dialog.tsx';
import { useMay } from '../use-may.ts';
import { DuplicateDialog } from './duplicate-dialog.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageDetailsDialog } from './page-details-dialog.tsx';
import { PageListDialog } from './page-list-dialog.tsx';

const TemplatesDialog = lazy(() =>
  import('../templates-gallery/templates-dialog.tsx').then((module) => ({ default: module.TemplatesDialog })),
);

type PagesMenuProps = {
  currentSlug: string;
  /** Whether the displayed page is stored, so that it has details and can be copied. */
  isContent: boolean;
  /** Edits the displayed page. */
  onEdit: () => void;
  /** The design draft was published or discarded. */
  onDesignChange: () => void;
};

/** Edit Page Details, View All Pages, Duplicate, New Page, Blog Posts and Templates. */
export function PagesMenu({ currentSlug, isContent, onEdit, onDesignChange }: PagesMenuProps) {
  const [open, setOpen] = useState<'new' | 'all' | 'details' | 'duplicate' | 'templates' | null>(null);
  const mayChangeSite = useMay('site');
  const close = () => setOpen(null);
  const [postSlug, setPostSlug] = useState<string | null>(null);

  return (
    <>
      <Menu
        name={editorMessage('pages.menu')}
        onOpen={() => setPostSlug(slugOfPostPath(window.location.pathname))}
        label={
          <>
            <Icon name="file-text" />
            <span className="editor-toolbar__word">{editorMessage('pages.menu')}</span>
          </>
        }
      >
        {isContent && (
          <button type="button" className="editor-menu__item" onClick={() => setOpen('details')}>
            <Icon name="file-pen" />
            {editorMessage('pages.details')}
          </button>
        )}
        <button type="button" className="editor-menu__item" onClick={() => setOpen('all')}>
          <Icon name="list" />
          {editorMessage('pages.all')}
        </button>
        {isContent && (
          <button type="button" className="editor-menu__item" onClick={() => setOpen('duplicate')}>
            <Icon name="copy" />
            {editorMessage('pages.duplicate')}
          </button>
        )}
        <button type="button" className="editor-menu__item" onClick={() => setOpen('new')}>
          <Icon name="plus" />
          {editorMessage('pages.new')}
        </button>
        <a className="editor-menu__item" href={postSlug === null ? POSTS_HASH : `${POSTS_HASH}/${postSlug}`}>
          <Icon name="newspaper" />
          {editorMessage(postSlug === null ? 'posts.title' : 'posts.editThis')}
        </a>
        {mayChangeSite && (
          <button type="button" className="editor-menu__item" onClick={() => setOpen('templates')}>
            <Icon name="layout-grid" />
            {editorMessage('pages.templates')}
          </button>
        )}
      </Menu>
      {open === 'new' && <NewPageDialog onClose={close} />}
      {open === 'details' && <PageDetailsDialog slug={currentSlug} onClose={close} />}
      {open === 'duplicate' && <DuplicateDialog slug={currentSlug} onClose={close} />}
      {open === 'templates' && (
        <OpeningDialog title={editorMessage('templates.title')} size="wide" onClose={close}>
          <TemplatesDialog onChanged={onDesignChange} onClose={close} />
        </OpeningDialog>
      )}
      {open === 'all' && (
        <PageListDialog
          currentSlug={currentSlug}
          onEdit={() => {
            close();
            onEdit();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
