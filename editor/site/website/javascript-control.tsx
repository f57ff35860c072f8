import { useEffect, useRef, useState } from 'react';
import { ControlField } from '../../fields/control-field.tsx';
import { editorMessage } from '../../messages.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { tryCode } from './try-code.ts';

/** Debounce delay before a trial. */
const TRIAL_DEBOUNCE_MS = 800;

/** Resolves to whether the code works. */
export type PendingTrial = Promise<boolean>;
type JavascriptControlProps = {
  value: string;
  onChange: (code: string) => void;
  /** Called when a trial begins, for saving to wait for it. */
  onTrial: (trial: PendingTrial) => void;
};

/** The agent's JavaScript; code that throws is reported and not committed. */
export function JavascriptControl({ value, onChange, onTrial }: JavascriptControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [state, setState] = useState<'trying' | { rejected: string } | null>(null);
  const tried = useRef(value);

  const attempt = (code: string) => {
    if (code === tried.current) return;
    tried.current = code;
    setState('trying');
    const trial = tryCode(code).then((result) => {
      if (tried.current !== code) return false;
      if (result.ok) {
        setState(null);
        setTyped(null);
        onChange(code);
        return true;
      }
      const message = result.message ?? editorMessage('site.field.javascript.invalid');
      setState({ rejected: message });
      notifyAgent({ type: 'error', message });
      return false;
    });
    onTrial(trial);
  };

  // On unmount rejected code is discarded, so that other changes can be saved.
  const rejected = useRef(false);
  rejected.current = state !== null && state !== 'trying';
  const release = useRef(onTrial);
  release.current = onTrial;
  useEffect(
    () => () => {
      if (rejected.current) release.current(Promise.resolve(true));
    },
    [],
  );

  const latest = useRef(attempt);
  latest.current = attempt;
  useEffect(() => {
    if (typed === null) return;
    const timer = setTimeout(() => latest.current(typed), TRIAL_DEBOUNCE_MS);

    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <div>
      <ControlField
        label={editorMessage('site.field.javascript')}
        help={editorMessage('site.field.javascript.help')}
      >
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="editor-input is-code"
            rows={8}
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={typeof state === 'object' && state !== null}
            value={typed ?? value}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed !== null && attempt(typed)}
          />
        )}
      </ControlField>
      <p role="status" className="editor-help">
        {state === 'trying' && editorMessage('site.field.javascript.trying')}
      </p>
      {state !== null && state !== 'trying' && (
        <p role="alert" className="editor-error">
          {editorMessage('site.field.javascript.rejected', { message: state.rejected })}
        </p>
      )}
    </div>
  );
}
