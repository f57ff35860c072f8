import { useState } from 'react';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { readSearchSetup } from '#domain/search/search-setup-schema.ts';
import { editorMessage } from '../messages.ts';
import { LinesControl } from './lines-control.tsx';

type SearchSetupControlProps = {
  value: SearchSetup | undefined;
  onChange: (setup: SearchSetup | undefined) => void;
};

/** The advanced search setup as JSON; what is empty, no JSON or of another shape is told and not kept. */
export function SearchSetupControl({ value, onChange }: SearchSetupControlProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const read = (text: string) => {
    const result = readSetup(text);
    if (typeof result === 'string') {
      setTyped(text);
      setProblem(result);
      return;
    }
    setTyped(null);
    setProblem(null);
    onChange(result);
  };

  return (
    <div>
      <LinesControl
        label={editorMessage('site.field.search')}
        help={editorMessage('site.field.search.help')}
        isCode
        rows={8}
        value={typed ?? (value ? JSON.stringify(value, null, 2) : '')}
        onChange={read}
      />
      {problem && (
        <p role="alert" className="editor-error">
          {problem}
        </p>
      )}
      {(value || problem) && (
        <button
          type="button"
          className="editor-button"
          onClick={() => {
            setTyped(null);
            setProblem(null);
            onChange(undefined);
          }}
        >
          {editorMessage('site.field.search.none')}
        </button>
      )}
    </div>
  );
}

/** The setup, or why the text is none. */
function readSetup(text: string): SearchSetup | string {
  try {
    const result = readSearchSetup(text);
    if (result.ok) return result.value;
    const [first] = result.problems;
    return [first?.field, first?.message].filter(Boolean).join(': ');
  } catch (error) {
    return (error as Error).message;
  }
}
