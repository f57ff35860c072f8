import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';

type ItemToolsProps = {
  /** What the item is called. */
  item: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
};

/** Moves an item of a list up and down, or takes it out. */
export function ItemTools({ item, index, count, onMove, onRemove }: ItemToolsProps) {
  return (
    <div className="media-tools">
      <button
        type="button"
        className="editor-icon-button"
        aria-label={editorMessage('field.list.up', { item })}
        disabled={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        type="button"
        className="editor-icon-button"
        aria-label={editorMessage('field.list.down', { item })}
        disabled={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <Icon name="arrow-down" />
      </button>
      {onRemove && (
        <button
          type="button"
          className="editor-icon-button"
          aria-label={editorMessage('field.list.remove', { item })}
          onClick={onRemove}
        >
          <Icon name="trash-2" />
        </button>
      )}
    </div>
  );
}
