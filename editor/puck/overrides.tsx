import type { ArrayField, ObjectField, Overrides } from '@puckeditor/core';
import { ListControl } from '../fields/list-control.tsx';
import { FieldFrame } from '../fields/nested-field.tsx';
import { ObjectControl } from '../fields/object-control.tsx';
import { CanvasDocument } from './frame/canvas-document.tsx';
import { StrapOverlay } from './straps/strap-overlay.tsx';
import { StrapToolbar } from './straps/strap-toolbar.tsx';

/** A constant, as Puck remounts everything when an override changes identity. */
export const OVERRIDES: Partial<Overrides> = {
  actionBar: ({ label }) => <StrapToolbar label={label} />,
  componentOverlay: StrapOverlay,
  iframe: ({ document, children }) => <CanvasDocument document={document}>{children}</CanvasDocument>,
  fields: ({ children }) => <div className="editor-panel__fields">{children}</div>,
  fieldLabel: ({ label, el, children }) => (
    <FieldFrame label={label} el={el}>
      {children}
    </FieldFrame>
  ),
  fieldTypes: {
    // The key determines the kind of a field, not its type.
    array: ({ field, value, onChange }) => (
      <ListControl field={field as ArrayField} value={value} onChange={onChange} />
    ),
    object: ({ field, value, onChange }) => (
      <ObjectControl field={field as ObjectField} value={value} onChange={onChange} />
    ),
  },
};
