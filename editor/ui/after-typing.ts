/** Goes on once what is being typed is committed, which fields do when they are left. The focus stays. */
export function afterTyping(go: () => void): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.blur();
    field.focus();
    setTimeout(go);
  } else go();
}
