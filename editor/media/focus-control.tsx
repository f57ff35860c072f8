import { type KeyboardEvent, useId } from 'react';
import { FOCUS_CENTRE, FOCUS_STEP, type ImageFocus, onFocusGrid } from '#domain/files/image-focus.ts';
import { editorMessage } from '../messages.ts';

type FocusControlProps = {
  /** Of the whole picture. */
  src: string;
  focus: ImageFocus;
  onChange: (focus: ImageFocus) => void;
};

const KEYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Chooses the point of a photo that crops show: by a press on it, or by arrow keys. */
export function FocusControl({ src, focus, onChange }: FocusControlProps) {
  const helpId = useId();
  const isCentred = focus.x === FOCUS_CENTRE.x && focus.y === FOCUS_CENTRE.y;
  const move = (event: KeyboardEvent) => {
    const [right, down] = KEYS[event.key] ?? [0, 0];
    if (!right && !down) return;
    event.preventDefault();
    onChange({ x: onFocusGrid(focus.x + right * FOCUS_STEP), y: onFocusGrid(focus.y + down * FOCUS_STEP) });
  };

  return (
    <div className="editor-field">
      <div className="media-focus__head">
        <span className="editor-label">{editorMessage('files.focus.label')}</span>
        {!isCentred && (
          <button type="button" className="editor-button" onClick={() => onChange(FOCUS_CENTRE)}>
            {editorMessage('files.focus.centre')}
          </button>
        )}
      </div>
      <button
        type="button"
        className="media-focus"
        aria-label={editorMessage('files.focus', { x: focus.x, y: focus.y })}
        aria-describedby={helpId}
        onKeyDown={move}
        onClick={(event) => {
          // A press by key has no place in the picture.
          if (event.detail === 0) return;
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
          const share = (at: number, size: number) => onFocusGrid(Math.round((at / size) * 100));
          onChange({ x: share(event.clientX - left, width), y: share(event.clientY - top, height) });
        }}
      >
        <img src={src} alt="" />
        <span
          className="media-focus__point"
          style={{ insetInlineStart: `${focus.x}%`, insetBlockStart: `${focus.y}%` }}
        />
      </button>
      <p className="editor-help" id={helpId}>
        {editorMessage('files.focus.help')}
      </p>
      <p className="visually-hidden" role="status">
        {editorMessage('files.focus', { x: focus.x, y: focus.y })}
      </p>
    </div>
  );
}
