import { useRef } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlGroup } from '../fields/control-field.tsx';
import { moveItem } from '../fields/move-item.ts';
import { editorMessage } from '../messages.ts';
import { DropLineView } from '../ui/drag-handle.tsx';
import { useRowDrag } from '../ui/use-row-drag.ts';
import { type FieldDraft, FieldEditor } from './field-editor.tsx';

type Props = { fields: readonly FieldDraft[]; onChange: (fields: FieldDraft[]) => void; onAdd: () => void };

/** The fields of a form in their order; the focus stays with the field that was changed. */
export function FieldList({ fields, onChange, onAdd }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const focusField = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('li')[index]?.querySelector<HTMLElement>('input, button')?.focus(),
    );

  const drag = useRowDrag({
    list,
    onDrop: ({ key, above }) => {
      onChange(moveItem(fields, Number(key), above));
      focusField(above);
    },
  });

  return (
    <ControlGroup label={editorMessage('forms.fields')}>
      <ol className="form-designer__fields has-drop-line" ref={list}>
        {fields.map((field, index) => (
          <FieldEditor
            key={field.key}
            field={field}
            number={index + 1}
            count={fields.length}
            onChange={(made) =>
              onChange(fields.map((each) => (each.key === field.key ? { ...each, ...made } : each)))
            }
            onMove={(by) => {
              onChange(moveItem(fields, index, index + by));
              focusField(index + by);
            }}
            onDrag={(event) => drag.start(event, String(index))}
            onRemove={() => {
              onChange(fields.filter(({ key }) => key !== field.key));
              focusField(Math.max(0, index - 1));
            }}
          />
        ))}
        <DropLineView line={drag.line} />
      </ol>
      <button
        type="button"
        className="editor-button"
        onClick={() => {
          onAdd();
          focusField(fields.length);
        }}
      >
        <Icon name="plus" />
        {editorMessage('forms.field.add')}
      </button>
    </ControlGroup>
  );
}
