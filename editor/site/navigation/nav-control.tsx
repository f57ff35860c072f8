import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { NavItem } from '#domain/site/website.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { TextControl, ToggleControl } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { DragHandle, DropLineView } from '../../ui/drag-handle.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { type RowDrop, useRowDrag } from '../../ui/use-row-drag.ts';
import { LinkTargetControl } from './link-target-control.tsx';
import {
  addItem,
  changeItem,
  dropItem,
  itemAt,
  type MovedNav,
  moveItem,
  type NavPlace,
  nestItem,
  removeItem,
  siblingsOf,
  unnestItem,
} from './nav-tree.ts';
import './nav-control.css';

type NavControlProps = { label: string; value: readonly NavItem[]; onChange: (items: NavItem[]) => void };

/** Pixels across that put a dragged item into a group, or take it out. */
const NEST_PX = 24;

/** Edits the navigation, a tree of two levels: items are dragged, and have buttons to move, nest and unnest them. */
export function NavControl({ label, value: items, onChange }: NavControlProps) {
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLFieldSetElement>(null);
  const moved = useRef<string | null>(null);
  const put = (result: MovedNav | null, opens: boolean) => {
    if (!result) return;
    onChange(result.items);
    setOpen(opens ? keyOf(result.place) : null);
    moved.current = keyOf(result.place);
  };
  // The focus goes where the item went.
  useEffect(() => {
    if (moved.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-place="${moved.current}"] .editor-list__name`)?.focus();
    moved.current = null;
  });
  const dropOf = ({ key, above, across }: RowDrop): MovedNav | null => {
    const from = placeOf(key);
    const isInGroup = from.length === 2 ? across > -NEST_PX : across > NEST_PX;

    return dropItem(items, { from, above, isInGroup });
  };
  const drag = useRowDrag({
    list,
    movesWith: (key, dragged) => key === dragged || key.startsWith(`${dragged}.`),
    insetAt: (drop) => {
      const dropped = dropOf(drop);

      return dropped && (dropped.place.length === 2 ? NEST_PX : 0);
    },
    onDrop: (drop) => put(dropOf(drop), false),
  });
  const row = (place: NavPlace) => (
    <NavRow
      key={keyOf(place)}
      items={items}
      place={place}
      isOpen={open === keyOf(place)}
      onToggle={() => setOpen(open === keyOf(place) ? null : keyOf(place))}
      onDrag={(event) => drag.start(event, keyOf(place))}
      onMove={(result) => put(result, open === keyOf(place))}
      onChange={onChange}
      onAdd={() => put(addItem(items, newItem(), place[0]), true)}
      onRemove={() => {
        onChange(removeItem(items, place));
        setOpen(null);
      }}
    />
  );

  return (
    <fieldset ref={list} className="editor-group nav-control has-drop-line">
      <legend className="editor-label">{label}</legend>
      {items.length === 0 && <p className="editor-help">{editorMessage('field.list.empty')}</p>}
      <ol className="editor-list">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
            key={index}
          >
            {row([index])}
            {item.dropdown && item.dropdown.length > 0 && (
              <ol className="editor-list nav-control__group">
                {item.dropdown.map((_, inner) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
                  <li key={inner}>{row([index, inner])}</li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <DropLineView line={drag.line} />
      <button type="button" className="editor-button" onClick={() => put(addItem(items, newItem()), true)}>
        <Icon name="plus" />
        {editorMessage('site.nav.add')}
      </button>
    </fieldset>
  );
}

type NavRowProps = {
  items: readonly NavItem[];
  place: NavPlace;
  isOpen: boolean;
  onToggle: () => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onMove: (moved: MovedNav | null) => void;
  onChange: (items: NavItem[]) => void;
  onAdd: () => void;
  onRemove: () => void;
};

function NavRow({ items, place, isOpen, onToggle, onDrag, onMove, onChange, onAdd, onRemove }: NavRowProps) {
  const item = itemAt(items, place);
  if (!item) return null;
  const name = item.label || editorMessage('field.list.item', { number: (place.at(-1) ?? 0) + 1 });
  const at = place.at(-1) as number;
  const isInGroup = place.length > 1;
  const set = (change: Partial<NavItem>) => onChange(changeItem(items, place, { ...item, ...change }));
  const [nested, unnested] = [nestItem(items, place), unnestItem(items, place)];

  return (
    <div className="editor-list__item" data-place={keyOf(place)} data-drag={keyOf(place)}>
      <div className="editor-list__row">
        <DragHandle onStart={onDrag} />
        <button type="button" className="editor-list__name" aria-expanded={isOpen} onClick={onToggle}>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} />
          <span>{name}</span>
        </button>
        <IconButton
          icon="arrow-up"
          label={editorMessage('field.list.up', { item: name })}
          isDisabled={at === 0}
          onPress={() => onMove(moveItem(items, place, -1))}
        />
        <IconButton
          icon="arrow-down"
          label={editorMessage('field.list.down', { item: name })}
          isDisabled={at === siblingsOf(items, place).length - 1}
          onPress={() => onMove(moveItem(items, place, 1))}
        />
        <IconButton
          icon={isInGroup ? 'arrow-left' : 'arrow-right'}
          label={editorMessage(isInGroup ? 'site.nav.unnest' : 'site.nav.nest', { item: name })}
          isDisabled={!(isInGroup ? unnested : nested)}
          onPress={() => onMove(isInGroup ? unnested : nested)}
        />
        <IconButton
          icon="trash-2"
          label={editorMessage('field.list.remove', { item: name })}
          onPress={onRemove}
        />
      </div>
      {isOpen && (
        <div className="editor-list__fields">
          <TextControl
            label={editorMessage('field.link.text')}
            value={item.label}
            onChange={(label) => set({ label })}
          />
          <LinkTargetControl target={item} onChange={({ href }) => set({ href })} />
          <ToggleControl
            label={editorMessage('site.target.newTab')}
            value={item.linkOut === true}
            onChange={(linkOut) => set({ linkOut })}
          />
          {!isInGroup && (
            <button type="button" className="editor-button" onClick={onAdd}>
              <Icon name="plus" />
              {editorMessage('site.nav.addBelow')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const keyOf = (place: NavPlace): string => place.join('.');
const placeOf = (key: string): NavPlace => {
  const [index = 0, inner] = key.split('.').map(Number);

  return inner === undefined ? [index] : [index, inner];
};

function newItem(): NavItem {
  return { label: editorMessage('site.nav.new'), href: '/' };
}
