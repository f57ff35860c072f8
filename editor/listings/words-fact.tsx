import { useState } from 'react';
import { language } from '#domain/language/language.ts';
import { ControlField, ControlGroup } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { type FormProps, problemWith } from './fact-fields.tsx';
import { KNOWN_WORDS, type WordsName } from './known-words.ts';

/** Words about a home, as visitors read them: buttons for the usual ones, a field for others. */
export function WordsFact({ facts, problem, name, onChange }: FormProps & { name: WordsName }) {
  const [own, setOwn] = useState('');
  const words = facts[name] ?? [];
  const offered = [...new Set([...KNOWN_WORDS[language()][name], ...words])];
  const wrong = problemWith(name, problem);
  const add = () => {
    const typed = own.split(',').flatMap((word) => word.trim() || []);
    setOwn('');
    if (typed.length > 0) onChange({ [name]: [...new Set([...words, ...typed])] });
  };

  return (
    <ControlGroup label={editorMessage(`listings.field.${name}`)}>
      <div className="listing-words" lang={language()}>
        {offered.map((word) => {
          const isChosen = words.includes(word);
          return (
            <button
              key={word}
              type="button"
              className="listing-words__word"
              aria-pressed={isChosen}
              onClick={() =>
                onChange({ [name]: isChosen ? words.filter((other) => other !== word) : [...words, word] })
              }
            >
              {word}
            </button>
          );
        })}
      </div>
      <div className="listing-words__own">
        <ControlField label={editorMessage('listings.words.own')} problem={wrong}>
          {({ id, describedBy }) => (
            <input
              id={id}
              className="editor-input"
              lang={language()}
              aria-describedby={describedBy}
              aria-invalid={wrong ? true : undefined}
              value={own}
              onChange={({ target }) => setOwn(target.value)}
              onBlur={add}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                add();
              }}
            />
          )}
        </ControlField>
        <button type="button" className="editor-button" onClick={add}>
          {editorMessage('listings.words.add')}
        </button>
      </div>
    </ControlGroup>
  );
}
