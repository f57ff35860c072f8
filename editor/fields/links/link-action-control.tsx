import { formUrlId } from '#domain/contact/form.ts';
import { type EditorMessageKey, editorMessage } from '../../messages.ts';
import { ChoiceControl } from '../control-field.tsx';
import { loadForms } from '../pickers/form-options.ts';
import { OptionsControl } from '../pickers/options-control.tsx';
import { VideoControl } from '../pictures/video-control.tsx';

const FORM_ACTION = 'form:';
const VIDEO_ACTION = 'video:';
/** Modals that a link may open (modals/link-modal.ts). */
const ACTIONS = ['estimate', 'schedule-tour', 'contact-agent', 'share', 'sign-in', 'vow-facts'] as const;

const OPTIONS: readonly { value: string; label: string }[] = [
  { value: '', label: label('none') },
  ...ACTIONS.map((action) => ({ value: action, label: label(action) })),
  { value: VIDEO_ACTION, label: label('video') },
  { value: FORM_ACTION, label: label('form') },
];

type LinkActionControlProps = { value: string | undefined; onChange: (action: string) => void };

/** The modal that a link without a URL opens; an unknown action is preserved until another one is chosen. */
export function LinkActionControl({ value = '', onChange }: LinkActionControlProps) {
  const chosen = [FORM_ACTION, VIDEO_ACTION].find((prefix) => value.startsWith(prefix)) ?? value;
  const isKnown = OPTIONS.some((option) => option.value === chosen);

  return (
    <>
      <ChoiceControl
        label={editorMessage('field.link.action')}
        value={chosen}
        options={isKnown ? OPTIONS : [...OPTIONS, { value, label: value }]}
        onChange={onChange}
      />
      {chosen === VIDEO_ACTION && (
        <VideoControl
          label={editorMessage('field.link.action.video.url')}
          value={{ url: value.slice(VIDEO_ACTION.length) }}
          onChange={({ url }) => onChange(`${VIDEO_ACTION}${url}`)}
        />
      )}
      {chosen === FORM_ACTION && (
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

function label(action: (typeof ACTIONS)[number] | 'none' | 'form' | 'video'): string {
  return editorMessage(`field.link.action.${action}` satisfies EditorMessageKey);
}
