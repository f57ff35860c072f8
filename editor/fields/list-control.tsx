import { type ArrayField, AutoField } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { moveItem } from './move-item.ts';
import { NestedField } from './nested-field.tsx';
import { textOfMarkup } from './text/text-of-markup.ts';

type Item = Record<string, unknown>;
type ListControlProps = {
  field: ArrayField;
  value: unknown;
  onChange: (value: Item[]) => void;
};

/** A list with buttons to add, open, move and remove items, which are keyboard-accessible. */
export function ListControl({ field, value, onChange }: ListControlProps) {
  const items: Item[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<number | null>(null);
  const isFull = field.max !== undefined && items.length >= field.max;
  const isLeast = items.length <= (field.min ?? 0);

  const nameOf = (item: Item, index: number) =>
    textOfMarkup(String(field.getItemSummary?.(item, index) ?? '')) ||
    editorMessage('field.list.item', { number: index + 1 });
  const group = useRef<HTMLFieldSetElement>(null);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (wanted && group.current) focusItem(group.current, wanted);
  }, [wanted]);

  const move = (from: number, to: number) => {
    onChange(moveItem(items, from, to));
    setOpen((current) => (current === from ? to : current));
    setWanted({ index: to, button: to < from ? 'up' : 'down' });
  };
  const add = () => {
    onChange([...items, defaultItem(field, items.length)]);
    setOpen(items.length);
    setWanted({ index: items.length, button: 'name' });
  };
  const remove = (index: number) => {
    onChange(items.toSpliced(index, 1));
    setOpen(null);
    setWanted({ index: Math.min(index, items.length - 2), button: 'name' });
  };

  return (
    <fieldset ref={group} className="editor-group">
      <legend className="editor-label">{field.label}</legend>
      {items.length === 0 && <p className="editor-help">{editorMessage('field.list.empty')}</p>}
      <ol className="editor-list">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity of their own
          <li key={index} className="editor-list__item">
            <div className="editor-list__row">
              <button
                type="button"
                className="editor-list__name"
                data-item-button="name"
                aria-expanded={open === index}
                onClick={() => setOpen(open === index ? null : index)}
              >
                <Icon name={open === index ? 'chevron-down' : 'chevron-right'} />
                <span>{nameOf(item, index)}</span>
              </button>
              <ItemButton
                name="up"
                icon="arrow-up"
                label={editorMessage('field.list.up', { item: nameOf(item, index) })}
                isDisabled={index === 0}
                onPress={() => move(index, index - 1)}
              />
              <ItemButton
                name="down"
                icon="arrow-down"
                label={editorMessage('field.list.down', { item: nameOf(item, index) })}
                isDisabled={index === items.length - 1}
                onPress={() => move(index, index + 1)}
              />
              <ItemButton
                name="remove"
                icon="trash-2"
                label={editorMessage('field.list.remove', { item: nameOf(item, index) })}
                isDisabled={isLeast}
                onPress={() => remove(index)}
              />
            </div>
            {open === index && (
              <div className="editor-list__fields">
                {Object.entries(field.arrayFields).map(([name, itemField]) => (
                  <NestedField key={name} field={itemField}>
                    <AutoField
                      field={itemField}
                      value={item[name]}
                      onChange={(changed) => onChange(items.with(index, { ...item, [name]: changed }))}
                    />
                  </NestedField>
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
      <button type="button" className="editor-button" data-add disabled={isFull} onClick={add}>
        <Icon name="plus" />
        {editorMessage('field.list.add')}
      </button>
    </fieldset>
  );
}

/** The element to focus after a change: on the moved or added item, or the one after a removed item. */
type Wanted = { index: number; button: 'name' | 'up' | 'down' };

function focusItem(group: HTMLElement, { index, button }: Wanted): void {
  const row = group.querySelector(`:scope > .editor-list > li:nth-child(${index + 1}) > .editor-list__row`);
  const find = (name: string) =>
    row?.querySelector<HTMLButtonElement>(`[data-item-button="${name}"]:not(:disabled)`);

  (find(button) ?? find('name') ?? group.querySelector<HTMLElement>(':scope > [data-add]'))?.focus();
}

function defaultItem({ defaultItemProps }: ArrayField, index: number): Item {
  const item = typeof defaultItemProps === 'function' ? defaultItemProps(index) : (defaultItemProps ?? {});

  return structuredClone(item);
}

type ItemButtonProps = {
  name: string;
  icon: string;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
};

function ItemButton({ name, icon, label, isDisabled, onPress }: ItemButtonProps) {
  return (
    <button
      type="button"
      className="editor-icon-button"
      data-item-button={name}
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}
