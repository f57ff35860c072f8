/** Stack of open dialogs, the front one last: what must appear above them is rendered inside the front one. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function enterTopLayer(dialog: HTMLElement): void {
  open.push(dialog);
  notifyListeners();
}

export function leaveTopLayer(dialog: HTMLElement): void {
  const index = open.indexOf(dialog);
  if (index >= 0) open.splice(index, 1);
  notifyListeners();
}

/** The front dialog, or null. */
export function frontDialog(): HTMLElement | null {
  return open.at(-1) ?? null;
}

export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
