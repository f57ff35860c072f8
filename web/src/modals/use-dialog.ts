import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { enterTopLayer, leaveTopLayer } from '../ui/top-layer.ts';

type DialogOptions = { canClose: boolean; onClose: () => void };

/** Opens a native dialog as soon as it is drawn; answers the properties it needs, and how to close it. */
export function useDialog({ canClose, onClose }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  const pressedAt = useRef<EventTarget | null>(null);

  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    before.current ??= document.activeElement;
    if (!node.open) {
      const { documentElement: root } = document;
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
      node.showModal();
    }
    enterTopLayer(node);

    return () => {
      leaveTopLayer(node);
      if (!node.isConnected && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, []);

  return {
    ref,
    close: () => ref.current?.close(),
    onClose: () => {
      if (canClose) onClose();
      // A browser closes a dialog at the second attempt, whatever the page says.
      else ref.current?.showModal();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!canClose) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !canClose) event.preventDefault();
    },
    onPointerDown: ({ target }: PointerEvent) => {
      pressedAt.current = target;
    },
    /** A text that is marked beyond the edge of the dialog ends beside it, but did not begin there. */
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      const isBeside = target === currentTarget && pressedAt.current === currentTarget;
      if (isBeside && canClose) ref.current?.close();
    },
  };
}
