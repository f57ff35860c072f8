import { formUrlId } from '#domain/contact/form.ts';
import { type EditorMessageKey, editorMessage } from '../../messages.ts';
import { ChoiceControl } from '../control-field.tsx';
import { loadForms } from '../pickers/form-options.ts';
import { OptionsControl } from '../pickers/options-control.tsx';

const FORM_ACTION = 'form:';
/** Modals that a link may open (modals/link-modal.ts). */
const ACTIONS = ['estimate', 'schedule-tour', 'contact-agent', 'sign-in', 'vow-facts'] as const;

const OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: label('none') },
  ...ACTIONS.map((action) => ({ value: action, label: label(action) })),
  { value: FORM_ACTION, label: label('form') },
];

type LinkActionControlProps = { value: string | undefined; onChange: (action: string) => void };

/** The modal that a link without a URL opens; an unknown action is preserved until another one is chosen. */
export function LinkActionControl({ value = '', onChange }: LinkActionControlProps) {
  const isForm = value.startsWith(FORM_ACTION);
  const chosen = isForm ? FORM_ACTION : value;
  const isKnown = OPTIONS.some((option) => option.value === chosen);

  return (
    <>
      <ChoiceControl
        label={editorMessage('field.link.action')}
        value={chosen}
        options={isKnown ? OPTIONS : [...OPTIONS, { value, label: value }]}
        onChange={onChange}
      />
      {isForm && (
        <OptionsControl
          label={editorMessage('field.link.action.form.id')}
          value={formUrlId(value.slice(FORM_ACTION.length))}
          fixed={value === FORM_ACTION ? [{ value: '', label: editorMessage('field.form.none') }] : []}
          load={loadForms}
          onChange={(id) => onChange(`${FORM_ACTION}${id}`)}
        />
      )}
    </>
  );
}

function label(action: (typeof ACTIONS)[number] | 'none' | 'form'): string {
  return editorMessage(`field.link.action.${action}` satisfies EditorMessageKey);
}
