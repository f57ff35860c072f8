import { useRef, useState } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../api.ts';
import { sentenceOfError } from '../api-error.ts';
import { ControlField, ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { moveItem } from '../fields/move-item.ts';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { type FieldDraft, FieldEditor } from './field-editor.tsx';
import {
  EditorDeleteFormDocument,
  EditorSaveFormDocument,
  type FormDesign_DesignFragment,
} from './forms.generated.ts';

type Design = FormDesign_DesignFragment;
type Props = {
  /** Null for a new form. */
  design: Design | null;
  onChanged: (isChanged: boolean) => void;
  onBack: () => void;
  onSaved: (id: string) => void;
  /** `isBack`: every site has a form of this id, and it is as it was. */
  onDeleted: (isBack: boolean) => void;
  onReload: () => void;
};
type Draft = { name: string; hasCaptcha: boolean; fields: FieldDraft[] };

/** One form: its name, its fields in their order, and its captcha. */
export function FormDesigner({ design, onChanged, onBack, onSaved, onDeleted, onReload }: Props) {
  const lastKey = useRef(0);
  const keyed = (field: Omit<FieldDraft, 'key'>): FieldDraft => {
    lastKey.current += 1;
    return { ...field, key: lastKey.current };
  };
  const [first] = useState<Draft>(() => ({
    name: design?.name ?? '',
    hasCaptcha: design?.hasCaptcha ?? false,
    fields: design ? design.fields.map(keyed) : newFields().map(keyed),
  }));
  const [draft, setDraft] = useState(first);
  const [problem, setProblem] = useState<string | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const list = useRef<HTMLOListElement>(null);

  const change = (made: Partial<Draft>) => {
    const next = { ...draft, ...made };
    setDraft(next);
    setProblem(null);
    onChanged(!isEqual(next, first));
  };
  const setField = (key: number, made: Partial<FieldDraft>) =>
    change({ fields: draft.fields.map((field) => (field.key === key ? { ...field, ...made } : field)) });
  const focusField = (index: number) =>
    requestAnimationFrame(() =>
      list.current?.querySelectorAll('li')[index]?.querySelector<HTMLElement>('input, button')?.focus(),
    );
  const add = () => {
    change({
      fields: [
        ...draft.fields,
        keyed({ name: '', label: '', type: 'text', required: false, placeholder: null, options: [] }),
      ],
    });
    focusField(draft.fields.length);
  };
  const save = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const fields = withNames(draft.fields).map(({ key: _, ...field }) => field);
      const input = {
        id: design?.id ?? null,
        revision: design?.revision ?? null,
        name: draft.name,
        hasCaptcha: draft.hasCaptcha,
        fields,
      };
      const { result } = await request(EditorSaveFormDocument, { input });
      if ('form' in result) return onSaved(result.form.id);
      if ('currentRevision' in result) setIsConflict(true);
      else setProblem(nameProblem(result, draft.fields));
    } catch (error) {
      setProblem(sentenceOfError(error));
    }
    setIsBusy(false);
  };
  const remove = async () => {
    setIsDeleting(false);
    if (!design?.revision) return;
    try {
      const { result } = await request(EditorDeleteFormDocument, {
        id: design.id,
        revision: design.revision,
      });
      if ('id' in result) return onDeleted(design.isStock);
      if ('currentRevision' in result) setIsConflict(true);
      else setProblem(result.message);
    } catch (error) {
      setProblem(sentenceOfError(error));
    }
  };
  const removal = design?.isStock ? 'forms.restore' : 'forms.delete';

  return (
    <>
      <div className="panes__head">
        <button type="button" className="editor-button panes__back" onClick={onBack}>
          <Icon name="arrow-left" />
          {editorMessage('forms.back')}
        </button>
        <h3>{design ? design.name : editorMessage('forms.new')}</h3>
      </div>
      <form
        noValidate
        className="form-designer"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ControlField label={editorMessage('forms.name')} help={editorMessage('forms.name.help')}>
          {({ id, describedBy }) => (
            <input
              id={id}
              className="editor-input"
              aria-describedby={describedBy}
              value={draft.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          )}
        </ControlField>
        <ControlGroup label={editorMessage('forms.fields')}>
          <ol className="form-designer__fields" ref={list}>
            {draft.fields.map((field, index) => (
              <FieldEditor
                key={field.key}
                field={field}
                number={index + 1}
                count={draft.fields.length}
                onChange={(made) => setField(field.key, made)}
                onMove={(by) => {
                  change({ fields: moveItem(draft.fields, index, index + by) });
                  focusField(index + by);
                }}
                onRemove={() => {
                  change({ fields: draft.fields.filter(({ key }) => key !== field.key) });
                  focusField(Math.max(0, index - 1));
                }}
              />
            ))}
          </ol>
          <button type="button" className="editor-button" onClick={add}>
            <Icon name="plus" />
            {editorMessage('forms.field.add')}
          </button>
        </ControlGroup>
        <ToggleControl
          label={editorMessage('forms.captcha')}
          value={draft.hasCaptcha}
          onChange={(hasCaptcha) => change({ hasCaptcha })}
        />
        <div className="panes__foot">
          {problem && (
            <p role="alert" className="editor-error">
              {problem}
            </p>
          )}
          {isConflict && (
            <div role="alert" className="editor-error">
              <p>{editorMessage('forms.conflict')}</p>
              <button type="button" className="editor-button" onClick={onReload}>
                {editorMessage('listings.reload')}
              </button>
            </div>
          )}
          <div className="panes__buttons">
            <button type="submit" className="editor-button is-primary" aria-disabled={isBusy}>
              {editorMessage('forms.save')}
            </button>
            {design?.revision && (
              <button type="button" className="editor-button is-danger" onClick={() => setIsDeleting(true)}>
                {editorMessage(removal)}
              </button>
            )}
          </div>
        </div>
      </form>
      {isDeleting && (
        <ConfirmDialog
          title={editorMessage(removal)}
          question={editorMessage(`${removal}.question`)}
          confirm={editorMessage(removal)}
          onConfirm={() => void remove()}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}

function newFields(): Omit<FieldDraft, 'key'>[] {
  const rest = { placeholder: null, options: [] };

  return [
    { name: 'name', label: editorMessage('forms.first.name'), type: 'text', required: true, ...rest },
    { name: 'email', label: editorMessage('forms.first.email'), type: 'email', required: true, ...rest },
    {
      name: 'message',
      label: editorMessage('forms.first.message'),
      type: 'textarea',
      required: false,
      ...rest,
    },
  ];
}

/** A new field is named after its label; a stored one keeps its name, by which earlier leads have it. */
function withNames(fields: readonly FieldDraft[]): FieldDraft[] {
  const taken = new Set(fields.map(({ name }) => name).filter(Boolean));

  return fields.map((field) => {
    if (field.name) return field;
    const words =
      field.label
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .match(/[a-z0-9]+/g) ?? [];
    const base =
      words
        .join('-')
        .replace(/^[^a-z]+/, '')
        .slice(0, 40) || 'field';
    let name = base;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}`;
    taken.add(name);
    return { ...field, name };
  });
}

/** With the field that it is about, by its label or number. */
function nameProblem(
  { message, field }: { message: string; field: string | null },
  fields: readonly FieldDraft[],
) {
  const [, index] = /fields\.(\d+)/.exec(field ?? '') ?? [];
  if (index === undefined) return message;
  const label =
    fields[Number(index)]?.label.trim() || editorMessage('forms.field', { number: Number(index) + 1 });

  return `${label}: ${message}`;
}
