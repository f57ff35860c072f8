import { createPortal } from 'react-dom';
import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';

type SectionsButtonProps = { target: HTMLElement; isOpen: boolean; onPress: () => void };

/** In the toolbar: opens the list of everything on the page. */
export function SectionsButton({ target, isOpen, onPress }: SectionsButtonProps) {
  return createPortal(
    <button
      type="button"
      className="editor-icon-button"
      aria-label={editorMessage('toolbar.sections')}
      title={editorMessage('toolbar.sections')}
      aria-expanded={isOpen}
      onClick={onPress}
    >
      <Icon name="list" />
    </button>,
    target,
  );
}
