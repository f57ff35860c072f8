import { editorMessage } from '../../messages.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { ControlField } from '../control-field.tsx';

export type Option = { value: string; label: string };

type OptionsControlProps = {
  label: string;
  value: string;
  /** Options that need no request. */
  fixed: readonly Option[];
  load: (signal?: AbortSignal) => Promise<Option[]>;
  onChange: (value: string) => void;
};

/** A select with loaded options. The value is preserved if it is not among them, or if loading fails. */
export function OptionsControl({ label, value, fixed, load, onChange }: OptionsControlProps) {
  const { loaded, reload } = useLoaded(load);
  const offered = [...fixed, ...(typeof loaded === 'object' ? loaded : [])];
  const isOffered = offered.some((option) => option.value === value);

  return (
    <>
      <ControlField
        label={label}
        help={loaded === 'loading' ? editorMessage('field.options.loading') : undefined}
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
      {loaded === 'failed' && (
        <LoadFailure message={editorMessage('field.options.failed')} onRetry={() => void reload()} />
      )}
    </>
  );
}
