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
import { caretBeforeWrap, toLineEnd } from './line-end.ts';

type InlineHtmlProps = {
  label: string;
  html: string;
  onChange: (html: string) => void;
  onFocus?: () => void;
  className?: string;
  elementRef?: Ref<HTMLSpanElement>;
};

/** A text with inline markup and line breaks, editable in place and committed once typing pauses. */
export function InlineHtml({ label, html, onChange, onFocus, className, elementRef }: InlineHtmlProps) {
  const element = useRef<HTMLSpanElement>(null);
  const committed = useRef<string[]>([]);
  const { schedule, commit } = useDebouncedCommit((typed: string) => {
    if (typed !== html) committed.current.push(typed);
    onChange(typed);
  });

  // Rewriting the content during typing would lose the caret. What was typed here may come back when more has been typed.
  useLayoutEffect(() => {
    const current = element.current;
    const own = committed.current.lastIndexOf(html);
    committed.current.splice(0, own + 1);
    if (!current || (own !== -1 && current.ownerDocument.activeElement === current)) return;
    if (cleanInlineMarkup(current.innerHTML) !== html) current.innerHTML = cleanInlineMarkup(html);
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
      aria-multiline="true"
      contentEditable
      suppressContentEditableWarning
      onFocus={onFocus}
      onKeyDown={stopKey}
      onInput={({ currentTarget }) => schedule(() => cleanInlineMarkup(currentTarget.innerHTML))}
      onBlur={({ currentTarget }) => {
        commit();
        if (LAST_BREAK.test(currentTarget.innerHTML))
          currentTarget.innerHTML = cleanInlineMarkup(currentTarget.innerHTML);
      }}
      onClick={(event) => {
        preventFollowing(event);
        caretBeforeWrap(event.currentTarget, event.clientY);
      }}
      onPaste={pasteText}
    />
  );
}

/** Browsers hold an empty last line open with one; nobody but the one who types sees it. */
const LAST_BREAK = /<br>\s*$/;

/** Stops shortcuts of surrounding elements. Enter breaks the line: browsers would begin a paragraph. */
function stopKey(event: KeyboardEvent) {
  event.stopPropagation();
  if (event.key === 'Enter') {
    event.preventDefault();
    if (!event.nativeEvent.isComposing) event.currentTarget.ownerDocument.execCommand('insertLineBreak');
  }
  if (isEndKey(event) && toLineEnd(event.currentTarget)) event.preventDefault();
}

const isEndKey = ({ key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  !shiftKey && !ctrlKey && !altKey && (metaKey ? key === 'ArrowRight' : key === 'End');

/** A click places the caret: it must not follow a surrounding link or change the selected strap. */
function preventFollowing(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

function pasteText(event: ClipboardEvent<HTMLElement>) {
  event.preventDefault();
  const text = event.clipboardData.getData('text/plain').replace(/\s+/g, ' ');
  event.currentTarget.ownerDocument.execCommand('insertText', false, text);
}
