import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { Menu } from '../toolbar/menu.tsx';
import { NewPageDialog } from './new-page-dialog.tsx';
import { PageListDialog } from './page-list-dialog.tsx';

/** New Page and View All Pages. */
export function PagesMenu({ currentSlug }: { currentSlug: string }) {
  const [open, setOpen] = useState<'new' | 'all' | null>(null);
  const close = () => setOpen(null);

  return (
    <>
      <Menu
        name={editorMessage('pages.menu')}
        label={
          <>
            <Icon name="file-text" />
            <span className="editor-toolbar__word">{editorMessage('pages.menu')}</span>
          </>
        }
      >
        <button type="button" className="editor-menu__item" onClick={() => setOpen('new')}>
          <Icon name="plus" />
          {editorMessage('pages.new')}
        </button>
        <button type="button" className="editor-menu__item" onClick={() => setOpen('all')}>
          <Icon name="list" />
          {editorMessage('pages.all')}
        </button>
      </Menu>
      {open === 'new' && <NewPageDialog onClose={close} />}
      {open === 'all' && <PageListDialog currentSlug={currentSlug} onClose={close} />}
    </>
  );
}
