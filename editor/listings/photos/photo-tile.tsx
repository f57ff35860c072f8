import { editorMessage } from '../../messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Props = {
  url: string;
  number: number;
  count: number;
  /** `before` and `after`: the photo that is dragged would be on this side of it. */
  drop: 'dragged' | 'before' | 'after' | null;
  onDragFrom: () => void;
  /** Null while no photo is dragged. */
  onDragTo: (() => void) | null;
  onDrop: () => void;
  onDragEnd: () => void;
  /** `button`: the place of the pressed button among those of the tile. */
  onMove: (to: number, button: number) => void;
  onRemove: () => void;
};

/** A photo with its place, which can be dragged, and the buttons that do the same. */
export function PhotoTile({ url, number, count, drop, onDragTo, onMove, ...act }: Props) {
  const index = number - 1;

  return (
    <li
      className={`listing-photos__tile${drop ? ` is-${drop}` : ''}`}
      draggable={count > 1}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox drags nothing without data.
        dataTransfer.setData('text/plain', url);
        act.onDragFrom();
      }}
      onDragOver={(event) => {
        if (!onDragTo) return;
        event.preventDefault();
        onDragTo();
      }}
      onDrop={(event) => {
        if (!onDragTo) return;
        event.preventDefault();
        act.onDrop();
      }}
      onDragEnd={act.onDragEnd}
    >
      <div className="listing-photos__picture">
        <img src={url} alt={editorMessage('listings.photo', { number })} loading="lazy" draggable={false} />
        {index === 0 && (
          <span className="listing-photos__cover">{editorMessage('listings.photo.cover')}</span>
        )}
      </div>
      <div className="listing-photos__tools">
        <IconButton
          icon="arrow-left"
          label={editorMessage('listings.photo.earlier', { number })}
          isDisabled={index === 0}
          onPress={() => onMove(index - 1, 0)}
        />
        <IconButton
          icon="arrow-right"
          label={editorMessage('listings.photo.later', { number })}
          isDisabled={number === count}
          onPress={() => onMove(index + 1, 1)}
        />
        <IconButton
          icon="trash-2"
          label={editorMessage('listings.photo.remove', { number })}
          onPress={act.onRemove}
        />
      </div>
      {index > 0 && (
        <button
          type="button"
          className="editor-button listing-photos__make"
          aria-label={editorMessage('listings.photo.makeCover.one', { number })}
          onClick={() => onMove(0, 0)}
        >
          {editorMessage('listings.photo.makeCover')}
        </button>
      )}
    </li>
  );
}
