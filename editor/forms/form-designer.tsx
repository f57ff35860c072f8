import { useState } from 'react';
import { CAPTCHA_USES } from '#domain/contact/form.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ChoiceControl, ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ConflictNote } from '../ui/conflict-note.tsx';
import { SAVE_KEYS } from '../ui/key-names.ts';
import { FieldList } from './field-list.tsx';
import { type FormDesignInput, useFormDesign } from './use-form-design.ts';

type Props = FormDesignInput & { onBack: () => void; onReload: () => void };

/** One form: its name, its fields in their order, and its captcha. */
export function FormDesigner({ onBack, onReload, ...input }: Props) {
  const { design } = input;
  const { draft, problem, isConflict, isBusy, change, addField, save, remove } = useFormDesign(input);
  const [isDeleting, setIsDeleting] = useState(false);
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
        <FieldList fields={draft.fields} onChange={(fields) => change({ fields })} onAdd={addField} />
        <ChoiceControl
          label={editorMessage('forms.captcha')}
          help={editorMessage('forms.captcha.help')}
          value={draft.captcha}
          options={CAPTCHA_USES.map((use) => ({ value: use, label: editorMessage(`forms.captcha.${use}`) }))}
          onChange={(captcha) => change({ captcha })}
        />
        <div className="panes__foot">
          {problem && (
            <p role="alert" className="editor-error">
              {problem}
            </p>
          )}
          {isConflict && <ConflictNote message={editorMessage('forms.conflict')} onReload={onReload} />}
          <div className="panes__buttons">
            <button
              type="submit"
              className="editor-button is-primary"
              aria-disabled={isBusy}
              aria-keyshortcuts={SAVE_KEYS}
            >
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
          onConfirm={() => {
            setIsDeleting(false);
            void remove();
          }}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
}
