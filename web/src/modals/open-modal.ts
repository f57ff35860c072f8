import { browserOnly } from '../ui/browser-only.ts';
import type { ModalKind, ModalRequest, Modals } from './modal-request.ts';

const listeners = new Set<() => void>();
let shown: ModalRequest | null = null;

/** Shows a modal over the page, in place of the one that is open. Its code is loaded the first time. Browser only. */
export function openModal<K extends ModalKind>(kind: K, props: Modals[K]): void {
  browserOnly();
  show({ kind, props } as ModalRequest);
}

/** Takes the open modal away; the focus goes back to where it was before. */
export function closeModal(): void {
  show(null);
}

/** The modal to show; null when there is none. */
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
