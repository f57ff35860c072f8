import { createPortal } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
import { HistoryButtons } from '../history/history-buttons.tsx';
import { editorMessage } from '../messages.ts';
import type { PreviewWidth } from './preview-width.ts';
import { PreviewWidths } from './preview-widths.tsx';

type CanvasToolsProps = {
  target: HTMLElement;
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
  steps,
  preview,
  isListOpen,
  onList,
  isThemeOpen,
  onTheme,
}: CanvasToolsProps) {
  return createPortal(
    <>
      <HistoryButtons onUndo={steps.undo} onRedo={steps.redo} />
      <button
        type="button"
        className="editor-icon-button"
        aria-label={editorMessage('toolbar.sections')}
        title={editorMessage('toolbar.sections')}
        aria-expanded={isListOpen}
        onClick={onList}
      >
        <Icon name="list" />
      </button>
      <button
        type="button"
        className="editor-icon-button"
        aria-label={editorMessage('site.panel.theme')}
        title={editorMessage('site.panel.theme')}
        aria-expanded={isThemeOpen}
        onClick={onTheme}
      >
        <Icon name="palette" />
      </button>
      <PreviewWidths {...preview} />
    </>,
    target,
  );
}
