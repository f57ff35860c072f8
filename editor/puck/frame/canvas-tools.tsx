import { createPortal } from 'react-dom';
import { Icon } from '#web/src/ui/icon.tsx';
import { HistoryButtons } from '../../history/history-buttons.tsx';
import { editorMessage } from '../../messages.ts';
import type { PreviewWidth } from './preview-width.ts';
import { PreviewWidthItems, PreviewWidths } from './preview-widths.tsx';

type CanvasToolsProps = {
  target: HTMLElement;
  /** A menu for what a phone has no room for. */
  more: HTMLElement | null;
  steps: { undo: () => void; redo: () => void };
  preview: { width: PreviewWidth; onChange: (width: PreviewWidth) => void };
  isListOpen: boolean;
  onList: () => void;
  isThemeOpen: boolean;
  onTheme: () => void;
};

/** In the toolbar: single steps back and forth, the list of everything on the page, its theme, how wide it is shown; a phone has room for the first of them. */
export function CanvasTools({
  target,
  more,
  steps,
  preview,
  isListOpen,
  onList,
  isThemeOpen,
  onTheme,
}: CanvasToolsProps) {
  const panels: Panel[] = [
    { icon: 'list', name: editorMessage('toolbar.sections'), isOpen: isListOpen, onPress: onList },
    { icon: 'palette', name: editorMessage('site.panel.theme'), isOpen: isThemeOpen, onPress: onTheme },
  ];

  return (
    <>
      {createPortal(
        <>
          <HistoryButtons onUndo={steps.undo} onRedo={steps.redo} />
          <div className="editor-toolbar__wide">
            {panels.map((panel) => (
              <PanelButton key={panel.icon} {...panel} />
            ))}
            <PreviewWidths {...preview} />
          </div>
        </>,
        target,
      )}
      {more &&
        createPortal(
          <>
            {panels.map((panel) => (
              <PanelItem key={panel.icon} {...panel} />
            ))}
            <PreviewWidthItems {...preview} />
          </>,
          more,
        )}
    </>
  );
}

type Panel = { icon: string; name: string; isOpen: boolean; onPress: () => void };

function PanelButton({ icon, name, isOpen, onPress }: Panel) {
  return (
    <button
      type="button"
      className="editor-icon-button"
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

function PanelItem({ icon, name, isOpen, onPress }: Panel) {
  return (
    <button type="button" className="editor-menu__item" aria-expanded={isOpen} onClick={onPress}>
      <Icon name={icon} />
      {name}
    </button>
  );
}
