import { editorMessage } from '../messages.ts';
import { IconButton } from '../ui/icon-button.tsx';

type ItemToolsProps = {
  /** Name of the item. */
  item: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove?: () => void;
};

/** Buttons to move an item of a list up and down, or remove it. */
export function ItemTools({ item, index, count, onMove, onRemove }: ItemToolsProps) {
  return (
    <div className="media-tools">
      <IconButton
        icon="arrow-up"
        label={editorMessage('field.list.up', { item })}
        isDisabled={index === 0}
        onPress={() => onMove(index - 1)}
      />
      <IconButton
        icon="arrow-down"
        label={editorMessage('field.list.down', { item })}
        isDisabled={index === count - 1}
        onPress={() => onMove(index + 1)}
      />
      {onRemove && (
        <IconButton icon="trash-2" label={editorMessage('field.list.remove', { item })} onPress={onRemove} />
      )}
    </div>
  );
}
