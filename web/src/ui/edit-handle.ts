/** In the editor's canvas: what a press on an element edits. */
export type EditHandle = { path: string; label: string };

/** Of a member of a strap's state that is edited in its settings. */
export function fieldHandle(member: string): EditHandle {
  return { path: `field:${member}`, label: '' };
}

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
