import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { DragHandle, DropLineView } from '../ui/drag-handle.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useRowDrag } from '../ui/use-row-drag.ts';
import { moveItem } from './move-item.ts';

type ItemListProps<Item> = {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item, index: number) => string;
  /** A note below the name. */
  noteOf?: (item: Item) => string;
  hasProblem?: (index: number) => boolean;
  /** Whether items can be removed. */
  isRemovable?: boolean;
  /** The fields of an item; null if it has none. */
  fieldsOf: (item: Item, index: number) => ReactNode | null;
  open: number | null;
  onOpen: (index: number | null) => void;
  onMove: (items: Item[]) => void;
  onRemove: (index: number) => void;
};

/** An ordered list; items open their fields below their name, and retain the focus when moved. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { label, items, nameOf, noteOf, hasProblem, isRemovable = true, fieldsOf, open } = props;
  const { onOpen, onMove, onRemove } = props;
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<{ index: number; button: 'up' | 'down' | null } | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const row = list.current?.querySelectorAll(':scope > li > .editor-list__row')[wanted.index];
    const [up, down] = row?.querySelectorAll<HTMLButtonElement>('.editor-icon-button') ?? [];
    const moved = wanted.button && { up, down }[wanted.button];
    const other = row?.querySelector<HTMLElement>('button:not([aria-disabled="true"])') ?? list.current;
    (moved ?? other)?.focus();
  }, [wanted]);

  // Focuses an item that was appended.
  const length = useRef(items.length);
  useEffect(() => {
    if (items.length > length.current && open === items.length - 1) {
      const added = list.current?.lastElementChild;

      const first =
        added?.querySelector<HTMLElement>('.editor-input') ??
        added?.querySelector<HTMLElement>('.editor-list__name');
      first?.focus();
    }
    length.current = items.length;
  }, [items.length, open]);

  const drag = useRowDrag({
    list,
    onDrop: ({ key, above }) => above !== Number(key) && move(Number(key), above),
  });
  const move = (from: number, to: number) => {
    onMove(moveItem([...items], from, to));
    if (open !== null) onOpen(indexAfter(open, from, to));
    setWanted({ index: to, button: to < from ? 'up' : 'down' });
  };
  const remove = (index: number) => {
    onRemove(index);
    onOpen(null);
    setWanted({ index: Math.min(index, items.length - 2), button: null });
  };

  return (
    <ol className="editor-list has-drop-line" aria-label={label} ref={list} tabIndex={-1}>
      {items.map((item, index) => {
        const name = nameOf(item, index);
        const fields = fieldsOf(item, index);
        const isOpen = open === index && fields !== null;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
            key={index}
            className={`editor-list__item${isOpen ? ' is-selected' : ''}`}
            data-drag={index}
          >
            <div className="editor-list__row">
              <DragHandle onStart={(event) => drag.start(event, String(index))} />
              <ItemName
                name={name}
                note={noteOf?.(item) ?? ''}
                isOpen={isOpen}
                hasProblem={hasProblem?.(index) ?? false}
                onPress={fields === null ? null : () => onOpen(isOpen ? null : index)}
              />
              <IconButton
                icon="arrow-up"
                label={editorMessage('field.list.up', { item: name })}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <IconButton
                icon="arrow-down"
                label={editorMessage('field.list.down', { item: name })}
                isDisabled={index === items.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <IconButton
                icon="trash-2"
                label={editorMessage('field.list.remove', { item: name })}
                isDisabled={!isRemovable}
                onPress={() => remove(index)}
              />
            </div>
            {isOpen && <div className="editor-list__fields">{fields}</div>}
          </li>
        );
      })}
      <DropLineView line={drag.line} />
    </ol>
  );
}

/** Where an item is after another was moved. */
function indexAfter(index: number, from: number, to: number): number {
  if (index === from) return to;
  const isPassed = index >= Math.min(from, to) && index <= Math.max(from, to);

  return isPassed ? index + (from < to ? -1 : 1) : index;
}

type ItemNameProps = {
  name: string;
  note: string;
  isOpen: boolean;
  hasProblem: boolean;
  /** Null if there is nothing to open. */
  onPress: (() => void) | null;
};

function ItemName({ name, note, isOpen, hasProblem, onPress }: ItemNameProps) {
  const label = (
    <span className="editor-list__words">
      <span>{name}</span>
      {note && <small>{note}</small>}
    </span>
  );
  if (!onPress) return <div className="editor-list__name is-plain">{label}</div>;

  return (
    <button type="button" className="editor-list__name" aria-expanded={isOpen} onClick={onPress}>
      <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
      {label}
      {hasProblem && (
        <strong className="editor-list__mark">{editorMessage('searchSetup.problem.mark')}</strong>
      )}
    </button>
  );
}
