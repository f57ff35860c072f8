import type { Problem } from '#domain/json/checked.ts';
import { ControlField } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { ProblemList } from './problem-list.tsx';

type JsonTabProps = {
  text: string;
  /** Problems by path. */
  problems: readonly Problem[];
  onType: (text: string) => void;
};

/** The setup as JSON, validated during typing. */
export function JsonTab({ text, problems, onType }: JsonTabProps) {
  return (
    <div className="search-setup__tab">
      <ControlField label={editorMessage('searchSetup.json')} help={editorMessage('searchSetup.json.help')}>
        {({ id, describedBy }) => (
          <textarea
            id={id}
            className="editor-input is-code"
            rows={18}
            spellCheck={false}
            aria-describedby={`${describedBy} ${id}-problems`}
            aria-invalid={problems.length > 0}
            value={text}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </ControlField>
      <ProblemList
        problems={problems.map(({ field, message }) => [field, message].filter(Boolean).join(': '))}
      />
      {problems.length === 0 && <p className="editor-help">{editorMessage('searchSetup.json.valid')}</p>}
    </div>
  );
}
