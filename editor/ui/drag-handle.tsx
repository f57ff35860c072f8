import type { PointerEvent } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import type { DropLine } from './use-row-drag.ts';
import './drag-handle.css';

/** Where a row is dragged by a pointer; keys have the buttons that move it. */
export function DragHandle({ onStart }: { onStart: (event: PointerEvent<HTMLElement>) => void }) {
  return (
    <span
      className="drag-handle"
      aria-hidden="true"
      title={editorMessage('field.list.drag')}
      onPointerDown={onStart}
    >
      <Icon name="grip-vertical" />
    </span>
  );
}

/** Shows where a dragged row would go. */
export function DropLineView({ line }: { line: DropLine | null }) {
  if (!line) return null;

  return (
    <span
      className="drop-line"
      aria-hidden="true"
      style={{ insetBlockStart: line.top, insetInlineStart: line.inset }}
    />
  );
}
