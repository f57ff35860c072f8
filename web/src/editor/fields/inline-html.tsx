import { type ClipboardEvent, type MouseEvent, type Ref, useEffect, useLayoutEffect, useRef } from 'react';
import { cleanInlineMarkup } from './inline-markup.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { useHandedOn } from './use-handed-on.ts';

type InlineHtmlProps = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  onFocus?: () => void;
  className?: string;
  elementRef?: Ref<HTMLSpanElement>;
};

/** One line of text with inline markup, typed where it stands and handed on once typing has paused. */
export function InlineHtml({ label, html, onChange, onFocus, className, elementRef }: InlineHtmlProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { take, handOn } = useHandedOn(onChange);

  // The element owns its content while it is typed into; rewriting it would lose the caret.
  useLayoutEffect(() => {
    const current = element.current;
    if (current && cleanInlineMarkup(current.innerHTML) !== html) current.innerHTML = cleanInlineMarkup(html);
  }, [html]);

  useEffect(() => {
    const current = element.current;
    if (!current) return;

    return listenToKeys(current, {
      keydown: (event) => {
        // A command is for what is typed so far.
        if (event.ctrlKey || event.metaKey) handOn();
        if (event.key === 'Enter') event.preventDefault();
      },
      input: () => take(() => cleanInlineMarkup(current.innerHTML)),
    });
  }, [take, handOn]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no input holds markup
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are listened to above
    <span
      ref={(node) => {
        element.current = node;
        if (typeof elementRef === 'function') return elementRef(node);
      }}
      className={className ? `editor-inline ${className}` : 'editor-inline'}
      role="textbox"
      tabIndex={0}
      aria-label={label}
      contentEditable
      suppressContentEditableWarning
      onFocus={onFocus}
      onBlur={handOn}
      onClick={keepHere}
      onPaste={pasteText}
    />
  );
}

/** A press is for the caret: it follows no link around the text and deselects nothing. */
function keepHere(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function pasteText(event: ClipboardEvent<HTMLElement>) {
  event.preventDefault();
  const text = event.clipboardData.getData('text/plain').replace(/\s+/g, ' ');
  event.currentTarget.ownerDocument.execCommand('insertText', false, text);
}
