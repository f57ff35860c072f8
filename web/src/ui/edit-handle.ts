/** In the editor's canvas: what a press on an element edits. */
export type EditHandle = { path: string; label: string };

/** Attributes of an element that is pressed to edit it; empty outside the editor. */
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
