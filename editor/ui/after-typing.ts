/** Runs `go` once the focused field has committed its text, as fields do on blur. It keeps the focus. */
export function afterTyping(go: () => void): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    field.blur();
    field.focus();
    setTimeout(go);
  } else go();
}
