import { browserOnly } from '../ui/browser-only.ts';
import type { ModalKind, ModalRequest, Modals } from './modal-request.ts';

const listeners = new Set<() => void>();
let shown: ModalRequest | null = null;

/** Opens a modal, replacing the open one. Loads the code on first use. Browser only. */
export function openModal<K extends ModalKind>(kind: K, props: Modals[K]): void {
  browserOnly();
  show({ kind, props } as ModalRequest);
}

/** Closes the open modal and restores the focus; a given one only while it is the open one. */
export function closeModal(request = shown): void {
  if (request === shown) show(null);
}

/** The open modal, or null. */
export function shownModal(): ModalRequest | null {
  return shown;
}

export function onModalChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ModalRequest | null): void {
  shown = next;
  for (const listener of listeners) listener();
}
