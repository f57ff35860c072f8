import { useState } from 'react';
import type { Option } from '#domain/search/search-config.ts';
import { messageOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';

/** Maximum number of choices, as visitors have to read them. */
const MAX_CHOICES = 60;

type FillButtonProps = {
  label: string;
  isDisabled?: boolean;
  load: () => Promise<Option[]>;
  onFill: (options: Option[]) => void;
};

/** Replaces typed choices by loaded ones, and reports how many or why none. */
export function FillButton({ label, isDisabled = false, load, onFill }: FillButtonProps) {
  const [status, setStatus] = useState<{ text: string; isProblem: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fill = async () => {
    setIsBusy(true);
    try {
      const options = (await load()).slice(0, MAX_CHOICES);
      if (options.length > 0) onFill(options);
      const text = editorMessage(options.length === 0 ? 'searchSetup.fill.none' : 'searchSetup.fill.done', {
        count: options.length,
      });
      setStatus({ text, isProblem: options.length === 0 });
    } catch (error) {
      setStatus({
        text: editorMessage('searchSetup.fill.failed', { message: messageOfError(error) }),
        isProblem: true,
      });
    }
    setIsBusy(false);
  };

  return (
    <div>
      <button
        type="button"
        className="editor-button"
        disabled={isDisabled || isBusy}
        onClick={() => void fill()}
      >
        {label}
      </button>
      <p role="status" className={`editor-help${status?.isProblem ? ' editor-error' : ''}`}>
        {status?.text}
      </p>
    </div>
  );
}
