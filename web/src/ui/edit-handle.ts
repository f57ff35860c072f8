/** In the canvas of the editor: what a press on an element edits. */
export type EditHandle = { path: string; label: string };

/** An element that is pressed to edit what it shows; nothing where nothing is edited. */
export function editAttributes(edit: EditHandle | undefined) {
  if (!edit) return {};

  return {
    'data-edit-part': edit.path,
    'aria-label': edit.label,
    role: 'button',
    tabIndex: 0,
    draggable: false,
  } as const;
}
