import { type ArrayField, AutoField } from '@puckeditor/core';
import { useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import { ItemList } from './item-list.tsx';
import { NestedField } from './nested-field.tsx';
import { textOfMarkup } from './text/text-of-markup.ts';

type Item = Record<string, unknown>;
type ListControlProps = {
  field: ArrayField;
  value: unknown;
  onChange: (value: Item[]) => void;
};

/** Puck's list field, which the keyboard can use in full. */
export function ListControl({ field, value, onChange }: ListControlProps) {
  const items: Item[] = Array.isArray(value) ? value : [];
  const [open, setOpen] = useState<number | null>(null);

  return (
    <fieldset className="editor-group">
      <legend className="editor-label">{field.label}</legend>
      {items.length === 0 && <p className="editor-help">{editorMessage('field.list.empty')}</p>}
      <ItemList
        label={field.label ?? ''}
        items={items}
        nameOf={(item, index) =>
          textOfMarkup(String(field.getItemSummary?.(item, index) ?? '')) ||
          editorMessage('field.list.item', { number: index + 1 })
        }
        isRemovable={items.length > (field.min ?? 0)}
        fieldsOf={(item, index) =>
          Object.entries(field.arrayFields).map(([name, itemField]) => (
            <NestedField key={name} field={itemField}>
              <AutoField
                field={itemField}
                value={item[name]}
                onChange={(changed) => onChange(items.with(index, { ...item, [name]: changed }))}
              />
            </NestedField>
          ))
        }
        open={open}
        onOpen={setOpen}
        onMove={onChange}
        onRemove={(index) => onChange(items.toSpliced(index, 1))}
      />
      <button
        type="button"
        className="editor-button"
        disabled={field.max !== undefined && items.length >= field.max}
        onClick={() => {
          onChange([...items, defaultItem(field, items.length)]);
          setOpen(items.length);
        }}
      >
        <Icon name="plus" />
        {editorMessage('field.list.add')}
      </button>
    </fieldset>
  );
}

function defaultItem({ defaultItemProps }: ArrayField, index: number): Item {
  const item = typeof defaultItemProps === 'function' ? defaultItemProps(index) : (defaultItemProps ?? {});

  return structuredClone(item);
}
