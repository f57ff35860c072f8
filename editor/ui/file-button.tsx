import { useRef } from 'react';

type FileButtonProps = {
  text: string;
  /** Names the input where the text of the button says too little. */
  label?: string;
  /** Types and extensions. */
  accept: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onChoose: (files: readonly [File, ...File[]]) => void;
};

/** A button that opens the file dialog of the browser; the same file can be chosen again. */
export function FileButton({
  text,
  label = text,
  accept,
  isMultiple = false,
  isDisabled = false,
  onChoose,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  return (
    <>
      <button
        type="button"
        className="editor-button"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {text}
      </button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        tabIndex={-1}
        aria-label={label}
        accept={accept.join(',')}
        multiple={isMultiple}
        onChange={({ currentTarget }) => {
          const [first, ...others] = currentTarget.files ?? [];
          if (first) onChoose([first, ...others]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
