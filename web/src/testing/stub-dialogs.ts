/** Implements dialogs for jsdom. With `saysSo` closing dispatches the event synchronously. */
export function stubDialogs({ firesClose = false } = {}): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (firesClose) this.dispatchEvent(new Event('close'));
  };
}
