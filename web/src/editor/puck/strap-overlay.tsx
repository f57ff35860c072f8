import type { ReactNode } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { useEditor } from './editor-context.tsx';

type StrapOverlayProps = { children: ReactNode; hover: boolean; isSelected: boolean; componentId: string };

/** A hairline around the strap that is pointed at, the accent around the chosen one, a plus at the lower edge. */
export function StrapOverlay({ children, hover, isSelected, componentId }: StrapOverlayProps) {
  const { requestInsert } = useEditor();
  const state = isSelected ? ' is-selected' : hover ? ' is-hovered' : '';

  return (
    <div className={`editor-strap-overlay${state}`}>
      {children}
      {componentId !== HERO_ID && (
        <button
          type="button"
          className="editor-strap-overlay__insert"
          aria-label={editorMessage('strap.insert')}
          title={editorMessage('strap.insert')}
          onClick={(event) => {
            event.stopPropagation();
            requestInsert(componentId);
          }}
        >
          <Icon name="plus" />
        </button>
      )}
    </div>
  );
}
