import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { enterTopLayer, leaveTopLayer } from '../ui/top-layer.ts';

type DialogOptions = { canClose: boolean; onClose: () => void };

/** Opens a native dialog on mount; returns its props and a function that closes it. */
export function useDialog({ canClose, onClose }: DialogOptions) {
  const ref = useRef<HTMLDialogElement>(null);
  const before = useRef<Element | null>(null);
  const pressedAt = useRef<EventTarget | null>(null);
  const isOver = useRef(false);

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
      // Closing restored the focus already, unless the dialog was unmounted while open.
      if (!node.isConnected && isFocusLost() && before.current instanceof HTMLElement)
        before.current.focus({ preventScroll: true });
    };
  }, []);

  const finish = () => {
    if (isOver.current) return;
    isOver.current = true;
    onClose();
  };
  // Synchronously: the `close` event fires later, when the next dialog may be open already.
  const close = () => {
    ref.current?.close();
    finish();
  };

  return {
    ref,
    close,
    onClose: () => {
      if (canClose) finish();
      // Browsers close a dialog on the second attempt, whatever the page does.
      else ref.current?.showModal();
    },
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      if (canClose) close();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !canClose) event.preventDefault();
    },
    onPointerDown: ({ target }: PointerEvent) => {
      pressedAt.current = target;
    },
    /** A text selection dragged beyond the dialog's edge ends outside, but did not start there. */
    onClick: ({ target, currentTarget }: SyntheticEvent) => {
      const isBeside = target === currentTarget && pressedAt.current === currentTarget;
      if (isBeside && canClose) close();
    },
  };
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
