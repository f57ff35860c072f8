import type { PointerEvent } from 'react';
import { FIELD_TYPES } from '#domain/contact/form.ts';
import { ChoiceControl, ControlField, ToggleControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { DragHandle } from '../ui/drag-handle.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { FormDesign_DesignFragment } from './forms.generated.ts';

export type FieldDraft = FormDesign_DesignFragment['fields'][number] & {
  /** Of this field in the list. */
  key: number;
};

type Props = {
  field: FieldDraft;
  /** From 1. */
  number: number;
  count: number;
  onChange: (made: Partial<FieldDraft>) => void;
  onMove: (by: 1 | -1) => void;
  onDrag: (event: PointerEvent<HTMLElement>) => void;
  onRemove: () => void;
};

/** One field of a form. */
export function FieldEditor({ field, number, count, onChange, onMove, onDrag, onRemove }: Props) {
  const label = field.label.trim() || editorMessage('forms.field', { number });
  const hasPlaceholder = field.type !== 'select' && field.type !== 'checkbox' && field.type !== 'date';

  return (
    <li className="form-field" aria-label={label} data-drag={number - 1}>
      <div className="form-field__grid">
        <Text
          label={editorMessage('forms.field.label')}
          value={field.label}
          onChange={(text) => onChange({ label: text })}
        />
        <ChoiceControl
          label={editorMessage('forms.field.type')}
          value={field.type}
          options={FIELD_TYPES.map((value) => ({ value, label: editorMessage(`forms.type.${value}`) }))}
          onChange={(type) => onChange({ type })}
        />
        {hasPlaceholder && (
          <Text
            label={editorMessage('forms.field.placeholder')}
            value={field.placeholder ?? ''}
            onChange={(text) => onChange({ placeholder: text || null })}
          />
        )}
      </div>
      {field.type === 'select' && (
        <ControlField label={editorMessage('forms.field.options')}>
          {({ id }) => (
            <textarea
              id={id}
              className="editor-input"
              rows={4}
              defaultValue={field.options.join('\n')}
              onChange={({ target }) =>
                onChange({
                  options: target.value
                    .split('\n')
                    .map((line) => line.trim())
                    .filter(Boolean),
                })
              }
            />
          )}
        </ControlField>
      )}
      <div className="form-field__foot">
        <ToggleControl
          label={editorMessage('forms.field.required')}
          value={field.required}
          onChange={(required) => onChange({ required })}
        />
        <span className="form-field__tools">
          <DragHandle onStart={onDrag} />
          <IconButton
            icon="arrow-up"
            label={editorMessage('forms.field.up', { label })}
            isDisabled={number === 1}
            onPress={() => onMove(-1)}
          />
          <IconButton
            icon="arrow-down"
            label={editorMessage('forms.field.down', { label })}
            isDisabled={number === count}
            onPress={() => onMove(1)}
          />
          <IconButton
            icon="trash-2"
            label={editorMessage('forms.field.remove', { label })}
            isDisabled={count === 1}
            onPress={onRemove}
          />
        </span>
      </div>
    </li>
  );
}

function Text({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <ControlField label={label}>
      {({ id }) => (
        <input
          id={id}
          className="editor-input"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </ControlField>
  );
}
