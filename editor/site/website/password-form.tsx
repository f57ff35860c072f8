import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { request } from '../../api/api.ts';
import { sentenceOfError } from '../../api/api-error.ts';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { InnerFormFoot, useLeaveInnerForm } from '../../ui/inner-form.tsx';
import { SAVE_KEYS } from '../../ui/key-names.ts';
import { EditorPasskeysDocument } from '../people/people.generated.ts';
import { EditorChangePasswordDocument } from '../site.generated.ts';

type Field = 'current' | 'password';
type Problem = { message: string; field: Field | null };

/** Changes the agent's password, which ends all their other sessions. Somebody who signs in by passkey chooses the first one. */
export function PasswordForm({ onBack }: { onBack: () => void }) {
  const [hasPassword, setHasPassword] = useState(true);
  useEffect(() => {
    const abort = new AbortController();
    request(EditorPasskeysDocument, {}, abort.signal).then(
      ({ list }) => setHasPassword(list.needsPassword),
      // The form then asks for the password, as for most people.
      () => {},
    );

    return () => abort.abort();
  }, []);
  const [typed, setTyped] = useState<Record<Field, string>>({ current: '', password: '' });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const leave = useLeaveInnerForm();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const save = async () => {
    if (isBusy) return;
    setBusy(true);
    const rejected = await change(typed, hasPassword);
    setBusy(false);
    if (rejected) return setProblem(rejected);

    notifyAgent({ type: 'notice', message: editorMessage('password.saved') });
    onBack();
  };
  const field = (name: Field, autoComplete: string) => (
    <PasswordField
      label={editorMessage(`password.${name}`)}
      hint={name === 'password' ? editorMessage('password.hint') : null}
      autoComplete={autoComplete}
      value={typed[name]}
      problem={problem?.field === name ? problem.message : null}
      onChange={(text) => setTyped({ ...typed, [name]: text })}
    />
  );

  const title = editorMessage(hasPassword ? 'password.title' : 'password.choose.title');

  return (
    <form
      id={id}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="team-form__head">
        <button type="button" className="editor-button" onClick={() => leave(onBack)}>
          <Icon name="arrow-left" />
          {editorMessage('password.back')}
        </button>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
      </div>
      <p className="editor-help">{editorMessage('password.help')}</p>
      <div className="site-fields">
        {hasPassword && field('current', 'current-password')}
        {field('password', 'new-password')}
      </div>
      <InnerFormFoot isChanged={typed.current !== '' || typed.password !== ''}>
        {problem && problem.field === null && (
          <p role="alert" className="editor-error panel-dialog__status">
            {problem.message}
          </p>
        )}
        <button type="button" className="editor-button" onClick={() => leave(onBack)}>
          {editorMessage('dialog.cancel')}
        </button>
        <button
          type="submit"
          form={id}
          className="editor-button is-primary"
          aria-disabled={isBusy}
          aria-keyshortcuts={SAVE_KEYS}
        >
          {editorMessage(hasPassword ? 'password.save' : 'password.choose')}
        </button>
      </InnerFormFoot>
    </form>
  );
}

/** Changes the password; returns the problem, or null on success. */
async function change(typed: Record<Field, string>, hasPassword: boolean): Promise<Problem | null> {
  try {
    const { result } = await request(EditorChangePasswordDocument, typed);
    if (!('message' in result)) return null;
    const field =
      result.field === 'password' || (hasPassword && result.field === 'current') ? result.field : null;

    return { message: result.message, field };
  } catch (error) {
    return { message: sentenceOfError(error), field: null };
  }
}

type PasswordFieldProps = {
  label: string;
  hint: string | null;
  autoComplete: string;
  value: string;
  problem: string | null;
  onChange: (text: string) => void;
};

function PasswordField({ label, hint, autoComplete, value, problem, onChange }: PasswordFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (problem) input.current?.focus();
  }, [problem]);

  return (
    <div className="editor-field">
      <label className="editor-label" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="editor-help" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        ref={input}
        id={id}
        type="password"
        className="editor-input"
        required
        autoComplete={autoComplete}
        value={value}
        aria-invalid={problem !== null}
        aria-describedby={
          [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
        }
        onChange={({ target }) => onChange(target.value)}
      />
      {problem && (
        <p role="alert" className="editor-error" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
