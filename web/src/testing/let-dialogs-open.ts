/** jsdom has dialogs that neither open nor close. With `saysSo` one that is closed dispatches its event at once. */
export function letDialogsOpen({ saysSo = false } = {}): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (saysSo) this.dispatchEvent(new Event('close'));
  };
}
