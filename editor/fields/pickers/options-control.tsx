import { useEffect, useState } from 'react';
import { editorMessage } from '../../messages.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { ControlField } from '../control-field.tsx';

export type Option = { value: string; label: string };

type OptionsControlProps = {
  label: string;
  value: string;
  /** Options that need no request. */
  fixed: readonly Option[];
  load: (signal: AbortSignal) => Promise<Option[]>;
  onChange: (value: string) => void;
};

type Loaded = { status: 'loading' | 'failed' } | { status: 'loaded'; options: Option[] };

/** A select with loaded options. The value is preserved if it is not among them, or if loading fails. */
export function OptionsControl({ label, value, fixed, load, onChange }: OptionsControlProps) {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    const abort = new AbortController();
    setLoaded({ status: 'loading' });
    load(abort.signal).then(
      (options) => abort.signal.aborted || setLoaded({ status: 'loaded', options }),
      () => abort.signal.aborted || setLoaded({ status: 'failed' }),
    );

    return () => abort.abort();
  }, [load, attempt]);

  const offered = [...fixed, ...(loaded.status === 'loaded' ? loaded.options : [])];
  const isOffered = offered.some((option) => option.value === value);

  return (
    <>
      <ControlField
        label={label}
        help={loaded.status === 'loading' ? editorMessage('field.options.loading') : undefined}
      >
        {({ id, describedBy }) => (
          <select
            id={id}
            className="editor-input"
            aria-describedby={describedBy}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          >
            {[...offered, ...(isOffered ? [] : [{ value, label: value }])].map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </ControlField>
      {loaded.status === 'failed' && (
        <LoadFailure
          message={editorMessage('field.options.failed')}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
    </>
  );
}
