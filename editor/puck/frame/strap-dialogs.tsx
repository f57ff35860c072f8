import { editorMessage } from '../../messages.ts';
import { EditedTheme } from '../../picker/edited-theme.tsx';
import { nameOfStrap } from '../../picker/name-of-strap.ts';
import { StrapPicker } from '../../picker/strap-picker.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import type { StrapCommands } from '../keys/use-strap-commands.ts';
import type { PageSync } from '../page/page-sync.ts';
import type { EditableStraps } from '../straps/load-straps.ts';
import { focusStrap } from './canvas-frame.ts';

export type StrapDialog =
  | { dialog: 'insert'; afterId: string | null }
  | { dialog: 'delete'; id: string; goOn: (next: string | null) => void };

type StrapDialogsProps = {
  open: StrapDialog | null;
  onClose: () => void;
  pageSync: PageSync;
  commands: StrapCommands;
  insertable: EditableStraps | null;
  onWantInsertable: () => void;
};

/** The picker of a new strap, and the question before one is deleted. */
export function StrapDialogs({
  open,
  onClose,
  pageSync,
  commands,
  insertable,
  onWantInsertable,
}: StrapDialogsProps) {
  if (open?.dialog === 'insert')
    return (
      <>
        <EditedTheme />
        <StrapPicker
          straps={insertable && [...insertable.straps.values()].map(({ definition }) => definition)}
          failed={insertable?.failed}
          onWant={onWantInsertable}
          after={nameOfStrap(pageSync.page(), open.afterId)}
          hasHero={pageSync.page().hero !== null}
          onInsert={(name) => {
            const id = commands.insert(name, open.afterId);
            onClose();
            focusStrap(id);
          }}
          onClose={onClose}
        />
      </>
    );
  if (open?.dialog === 'delete')
    return (
      <ConfirmDialog
        title={editorMessage('strap.delete.title')}
        question={editorMessage('strap.delete.question')}
        confirm={editorMessage('dialog.delete')}
        onConfirm={() => {
          const next = commands.remove(open.id);
          onClose();
          open.goOn(next);
        }}
        onClose={onClose}
      />
    );

  return null;
}
