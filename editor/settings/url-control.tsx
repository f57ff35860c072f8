import { useState } from 'react';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import { ControlField } from '../fields/control-field.tsx';
import { useTyped } from '../fields/use-debounced-commit.ts';
import { editorMessage } from '../messages.ts';

type UrlControlProps = {
  label: string;
  value: string;
  onChange: (url: string) => void;
};

/** A URL that a page may load from; any other is reported and not stored. */
export function UrlControl({ label, value, onChange }: UrlControlProps) {
  const [rejected, setRejected] = useState<string | null>(null);
  const { text, setText, commit } = useTyped(rejected ?? value, (typed) => {
    const url = typed.trim();
    setRejected(isSafeUrl(url) ? null : typed);
    if (isSafeUrl(url)) onChange(url);
  });
  const isRejected = rejected !== null && rejected === text;

  return (
    <ControlField label={label} help={isRejected ? editorMessage('settings.url.invalid') : undefined}>
      {({ id, describedBy }) => (
        <input
          id={id}
          className="editor-input"
          type="text"
          inputMode="url"
          spellCheck={false}
          aria-describedby={describedBy}
          aria-invalid={isRejected}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
        />
      )}
    </ControlField>
  );
}
