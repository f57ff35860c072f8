import { useState } from 'react';
import type { Option } from '#domain/search/search-config.ts';
import { messageOfError } from '../api.ts';
import { editorMessage } from '../messages.ts';

/** A list of choices is read by people: no more are filled in. */
const FILLED_MAX = 60;

type FillButtonProps = {
  label: string;
  isDisabled?: boolean;
  load: () => Promise<Option[]>;
  onFill: (options: Option[]) => void;
};

/** Puts what the site knows in the place of typed choices, and says how many or why none. */
export function FillButton({ label, isDisabled = false, load, onFill }: FillButtonProps) {
  const [news, setNews] = useState<{ words: string; isProblem: boolean } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const fill = async () => {
    setIsBusy(true);
    try {
      const options = (await load()).slice(0, FILLED_MAX);
      if (options.length > 0) onFill(options);
      const words = editorMessage(options.length === 0 ? 'searchSetup.fill.none' : 'searchSetup.fill.done', {
        count: options.length,
      });
      setNews({ words, isProblem: options.length === 0 });
    } catch (error) {
      setNews({
        words: editorMessage('searchSetup.fill.failed', { message: messageOfError(error) }),
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
      <p role="status" className={`editor-help${news?.isProblem ? ' editor-error' : ''}`}>
        {news?.words}
      </p>
    </div>
  );
}
