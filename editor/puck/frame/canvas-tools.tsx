import { createPortal } from 'react-dom';
import { Icon } from '#web/src/ui/icon.tsx';
import { HistoryButtons } from '../../history/history-buttons.tsx';
import { editorMessage } from '../../messages.ts';
import { useMay } from '../../use-may.ts';
import type { PreviewWidth } from './preview-width.ts';
import { PreviewWidthItems, PreviewWidths } from './preview-widths.tsx';

type CanvasToolsProps = {
  target: HTMLElement;
  /** The menu for tools that do not fit on a phone. */
  more: HTMLElement | null;
  steps: { undo: () => void; redo: () => void };
  preview: { width: PreviewWidth; onChange: (width: PreviewWidth) => void };
  isListOpen: boolean;
  onList: () => void;
  isThemeOpen: boolean;
  onTheme: () => void;
};

/** Tools in the toolbar: undo and redo, section list, theme, preview width. A phone has all but the first in a menu. */
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
  const maySite = useMay('site');
  const panels: Panel[] = [
    { icon: 'list', name: editorMessage('toolbar.sections'), isOpen: isListOpen, onPress: onList },
    ...(maySite
      ? [{ icon: 'palette', name: editorMessage('site.panel.theme'), isOpen: isThemeOpen, onPress: onTheme }]
      : []),
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
      data-tool={icon}
      onClick={onPress}
    >
      <Icon name={icon} />
      <span className="editor-toolbar__name" aria-hidden="true">
        {name}
      </span>
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
