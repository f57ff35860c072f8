import type { ReactNode } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { useEditor } from './editor-context.tsx';
import { usePuckState } from './puck-store.ts';
import { useMoveStrap } from './use-move-strap.ts';

type StrapToolbarProps = {
  label?: string;
  /** Puck's own: while rich text is typed, its formatting. */
  children: ReactNode;
};

/** In place of Puck's action bar: settings, move up, move down, insert after, delete. The hero has settings alone. */
export function StrapToolbar({ label = '', children }: StrapToolbarProps) {
  const { openSettings, requestInsert, requestDelete } = useEditor();
  const selected = usePuckState((state) => state.selectedItem);
  const { move, canMove } = useMoveStrap();
  if (!selected) return <div />;

  const id: string = selected.props.id;

  return (
    // A press must not take the focus from the text: its formatting would leave and the buttons move from under the pointer.
    <section
      className="editor-strap-toolbar"
      aria-label={editorMessage('strap.toolbar', { label })}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="editor-strap-toolbar__name" aria-hidden="true">
        {label}
      </span>
      <ToolbarButton icon="settings" label={editorMessage('strap.settings')} onPress={openSettings} />
      {id !== HERO_ID && (
        <>
          <ToolbarButton
            icon="arrow-up"
            label={editorMessage('strap.up')}
            isDisabled={!canMove(id, 'up')}
            onPress={() => move(id, 'up')}
          />
          <ToolbarButton
            icon="arrow-down"
            label={editorMessage('strap.down')}
            isDisabled={!canMove(id, 'down')}
            onPress={() => move(id, 'down')}
          />
          <ToolbarButton
            icon="plus"
            label={editorMessage('strap.insert')}
            onPress={() => requestInsert(id)}
          />
          <ToolbarButton
            icon="trash-2"
            label={editorMessage('strap.delete')}
            onPress={() => requestDelete(id)}
          />
        </>
      )}
      {children}
    </section>
  );
}

type ToolbarButtonProps = { icon: string; label: string; isDisabled?: boolean; onPress: () => void };

function ToolbarButton({ icon, label, isDisabled = false, onPress }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className="editor-strap-toolbar__button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={(event) => {
        event.stopPropagation();
        onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
