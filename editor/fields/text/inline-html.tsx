import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  useLayoutEffect,
  useRef,
} from 'react';
import { useDebouncedCommit } from '../use-debounced-commit.ts';
import { cleanInlineMarkup } from './inline-markup.ts';

type InlineHtmlProps = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  onFocus?: () => void;
  className?: string;
  elementRef?: Ref<HTMLSpanElement>;
};

/** One line of text with inline markup, typed where it stands and committed once typing has paused. */
export function InlineHtml({ label, html, onChange, onFocus, className, elementRef }: InlineHtmlProps) {
  const element = useRef<HTMLSpanElement>(null);
  const { schedule, commit } = useDebouncedCommit(onChange);

  // The element owns its content while it is typed into; rewriting it would lose the caret.
  useLayoutEffect(() => {
    const current = element.current;
    if (current && cleanInlineMarkup(current.innerHTML) !== html) current.innerHTML = cleanInlineMarkup(html);
  }, [html]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: no input holds markup
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
      onKeyDown={keepKey}
      onInput={({ currentTarget }) => schedule(() => cleanInlineMarkup(currentTarget.innerHTML))}
      onBlur={commit}
      onClick={keepHere}
      onPaste={pasteText}
    />
  );
}

/** A key is text, no command of what is around it; a line ends nowhere. */
function keepKey(event: KeyboardEvent) {
  event.stopPropagation();
  if (event.key === 'Enter') event.preventDefault();
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
