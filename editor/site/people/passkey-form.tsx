import { useEffect, useId, useRef, useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { makePasskey, type PasskeyList, type PasskeyProblem } from './make-passkey.ts';

type Props = {
  needsPassword: boolean;
  onMade: (list: PasskeyList) => void;
  onCancel?: () => void;
};

/** Makes a passkey; the wizard of a new site uses it too. */
export function PasskeyForm({ needsPassword, onMade, onCancel }: Props) {
  const [name, setName] = useState<string>(editorMessage('passkeys.name.usual'));
  const [current, setCurrent] = useState('');
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    const first = problem
      ? (form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null)
      : null;
    first?.focus();
  }, [problem]);

  const make = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    const made = await makePasskey({ name, current: needsPassword ? current : null });
    setIsBusy(false);
    if ('problem' in made) return setProblem(made.problem);
    onMade(made.list);
  };
  const field = (
    key: 'name' | 'current',
    { value, set, hint }: { value: string; set: (value: string) => void; hint?: string },
  ) => {
    const isWrong = problem?.field === key;

    return (
      <div className="editor-field">
        <label className="editor-label" htmlFor={`${id}-${key}`}>
          {editorMessage(`passkeys.${key}`)}
        </label>
        {hint && (
          <p className="editor-help" id={`${id}-${key}-hint`}>
            {hint}
          </p>
        )}
        <input
          id={`${id}-${key}`}
          className="editor-input"
          type={key === 'current' ? 'password' : 'text'}
          autoComplete={key === 'current' ? 'current-password' : 'off'}
          maxLength={key === 'name' ? 60 : undefined}
          required
          value={value}
          aria-invalid={isWrong}
          aria-describedby={
            [hint && `${id}-${key}-hint`, isWrong && `${id}-problem`].filter(Boolean).join(' ') || undefined
          }
          onChange={({ target }) => set(target.value)}
        />
      </div>
    );
  };

  return (
    <form
      ref={form}
      aria-label={editorMessage('passkeys.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <div className="site-fields">
        {field('name', { value: name, set: setName, hint: editorMessage('passkeys.name.hint') })}
        {needsPassword && field('current', { value: current, set: setCurrent })}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="editor-error">
          {problem.message}
        </p>
      )}
      <div className="people__buttons">
        <button type="submit" className="editor-button is-primary" aria-disabled={isBusy}>
          {editorMessage('passkeys.create')}
        </button>
        {onCancel && (
          <button type="button" className="editor-button" onClick={onCancel}>
            {editorMessage('passkeys.cancel')}
          </button>
        )}
      </div>
    </form>
  );
}
