import { useLayoutEffect, useRef, useState } from 'react';
import { HERO_ID } from '#domain/page/page.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { useActiveText } from '../../fields/text/active-text.ts';
import { RichTextMenu } from '../../fields/text/rich-text-menu.tsx';
import { editorMessage } from '../../messages.ts';
import { useEditor } from '../editor-context.tsx';
import { TOOLS_OF } from '../keys/tool-keys.ts';
import { usePuckState } from '../puck-store.ts';
import { configOf } from './strap-item.ts';
import { OVERLAY_OF } from './strap-overlay.tsx';

/** Replaces Puck's action bar: commands of the selected strap and formatting of its text. The hero has only settings and its design. */
export function StrapToolbar({ label = '' }: { label?: string }) {
  const { openStrapSettings, activeText } = useEditor();
  const text = useActiveText(activeText);
  const id = usePuckState((state) => state.selectedItem?.props.id as string | undefined);
  const place = useRef<HTMLElement>(null);
  const [own, setOwn] = useState<string | null>(null);
  // Puck renders the bar for the hovered strap too, and does not say for which one.
  useLayoutEffect(() => setOwn(place.current && strapOf(place.current)), []);
  if (!id || (own !== null && own !== id)) return <span ref={place} />;

  return (
    // A press must not move the focus from the text, which would remove its formatting buttons.
    <section
      ref={place}
      className="editor-strap-toolbar"
      aria-label={editorMessage('strap.toolbar', { label })}
      {...{ [TOOLS_OF]: id }}
      onMouseDown={(event) => event.preventDefault()}
    >
      <StrapName id={id} label={label} />
      <div className="editor-strap-toolbar__group">
        <ToolbarButton icon="settings" label={editorMessage('strap.settings')} onPress={openStrapSettings} />
        <ToolbarButton
          icon="image"
          label={editorMessage('strap.background')}
          onPress={() => openStrapSettings({ tab: 'background', group: 'media', panel: 'images' })}
        />
        {id === HERO_ID && (
          <ToolbarButton
            icon="layout-grid"
            label={editorMessage('strap.design')}
            onPress={() => openStrapSettings({ tab: 'design' })}
          />
        )}
      </div>
      {id !== HERO_ID && <StrapButtons id={id} />}
      {text?.strapId === id && <RichTextMenu editor={text.editor} />}
    </section>
  );
}

function strapOf(bar: HTMLElement): string | null {
  const overlay = bar.closest('[data-puck-overlay]')?.querySelector(`[${OVERLAY_OF}]`);

  return overlay?.getAttribute(OVERLAY_OF) ?? null;
}

/** The name is also a drag handle, for straps that are covered by text. */
function StrapName({ id, label }: { id: string; label: string }) {
  if (id === HERO_ID) {
    return (
      <span className="editor-strap-toolbar__name" aria-hidden="true">
        {label}
      </span>
    );
  }

  return (
    <span
      className="editor-strap-toolbar__name is-handle"
      title={editorMessage('strap.drag')}
      aria-hidden="true"
      data-strap-handle={id}
    >
      <Icon name="grip-vertical" />
      <span>{label}</span>
    </span>
  );
}

function StrapButtons({ id }: { id: string }) {
  const { commands, clipboard, requestInsert, prepareInsert, requestDelete } = useEditor();
  const index = usePuckState((state) =>
    state.appState.data.content.findIndex(({ props }) => props.id === id),
  );
  const count = usePuckState((state) => state.appState.data.content.length);
  const isHidden = usePuckState((state) => {
    const item = state.appState.data.content.find(({ props }) => props.id === id);
    return item !== undefined && configOf(item.props).hidden;
  });

  return (
    <>
      <div className="editor-strap-toolbar__group">
        <ToolbarButton
          icon="arrow-up"
          label={editorMessage('strap.up')}
          isDisabled={index <= 0}
          onPress={() => commands.move(id, 'up')}
        />
        <ToolbarButton
          icon="arrow-down"
          label={editorMessage('strap.down')}
          isDisabled={index === count - 1}
          onPress={() => commands.move(id, 'down')}
        />
      </div>
      <div className="editor-strap-toolbar__group">
        <ToolbarButton
          icon="plus"
          label={editorMessage('strap.insert')}
          onNear={prepareInsert}
          onPress={() => requestInsert(id)}
        />
        <ToolbarButton
          icon="copy-plus"
          label={editorMessage('strap.duplicate')}
          onPress={() => commands.duplicate(id)}
        />
        <ToolbarButton
          icon="copy"
          label={editorMessage('strap.copy')}
          onPress={() => void clipboard.copy(id)}
        />
        <ToolbarButton
          icon="clipboard-paste"
          label={editorMessage('strap.paste')}
          onPress={() => void clipboard.paste(id)}
        />
      </div>
      <div className="editor-strap-toolbar__group">
        <ToolbarButton
          icon={isHidden ? 'eye' : 'eye-off'}
          label={editorMessage(isHidden ? 'strap.unhide' : 'strap.hide')}
          onPress={() => commands.setHidden(id, !isHidden)}
        />
        <ToolbarButton
          icon="trash-2"
          label={editorMessage('strap.delete')}
          onPress={() => requestDelete(id)}
        />
      </div>
    </>
  );
}

type ToolbarButtonProps = {
  icon: string;
  label: string;
  isDisabled?: boolean;
  /** The pointer or the focus has reached it. */
  onNear?: () => void;
  onPress: () => void;
};

function ToolbarButton({ icon, label, isDisabled = false, onNear, onPress }: ToolbarButtonProps) {
  return (
    <button
      type="button"
      className="editor-strap-toolbar__button"
      aria-label={label}
      title={label}
      // The focus stays with a button that has done all it can.
      aria-disabled={isDisabled}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={(event) => {
        event.stopPropagation();
        if (!isDisabled) onPress();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
