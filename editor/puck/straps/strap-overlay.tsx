import type { ReactNode } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../../messages.ts';
import { strapLabel } from '../../strap-label.ts';
import { useEditor } from '../editor-context.tsx';
import { usePuckState } from '../puck-store.ts';
import { useEmptyTexts } from './use-empty-texts.ts';

type StrapOverlayProps = {
  children: ReactNode;
  hover: boolean;
  isSelected: boolean;
  componentId: string;
  componentType: string;
};

/** Attribute of the overlay of a strap; its value is the strap's id. */
export const OVERLAY_OF = 'data-overlay-of';

/** Outlines of the hovered and the selected strap, and insert buttons between straps. */
export function StrapOverlay({ children, hover, isSelected, componentId, componentType }: StrapOverlayProps) {
  useEmptyTexts(componentId, isSelected);
  const above = usePuckState(({ appState }) => {
    const index = appState.data.content.findIndex(({ props }) => props.id === componentId);
    return index > 0 ? (appState.data.content[index - 1]?.props.id as string | undefined) : undefined;
  });
  const label = componentId === HERO_ID ? editorMessage('panel.hero') : strapLabel(componentType);
  const state = isSelected ? ' is-selected' : hover ? ' is-hovered' : '';

  return (
    <section
      className={`editor-strap-overlay${state}`}
      aria-label={editorMessage('strap.between')}
      {...{ [OVERLAY_OF]: componentId }}
    >
      {hover && !isSelected && (
        <span className="editor-strap-overlay__name" aria-hidden="true">
          {label}
        </span>
      )}
      {children}
      {above && <InsertButton afterId={above} place="before" />}
      {componentId !== HERO_ID && <InsertButton afterId={componentId} place="after" />}
    </section>
  );
}

function InsertButton({ afterId, place }: { afterId: string; place: 'before' | 'after' }) {
  const { requestInsert, prepareInsert } = useEditor();
  const label = editorMessage(place === 'after' ? 'strap.insert' : 'strap.insert.before');

  return (
    <button
      type="button"
      className={`editor-strap-overlay__insert is-${place}`}
      aria-label={label}
      title={label}
      onPointerEnter={prepareInsert}
      onFocus={prepareInsert}
      onClick={(event) => {
        event.stopPropagation();
        requestInsert(afterId);
      }}
    >
      <Icon name="plus" />
    </button>
  );
}
