import type { ArrayField, ObjectField, Overrides } from '@puckeditor/core';
import { ListControl } from '../fields/list-control.tsx';
import { FieldFrame } from '../fields/nested-field.tsx';
import { ObjectControl } from '../fields/object-control.tsx';
import { CanvasDocument } from './frame/canvas-document.tsx';
import { StrapOverlay } from './straps/strap-overlay.tsx';
import { StrapToolbar } from './straps/strap-toolbar.tsx';

/** Made once: Puck draws everything anew when an override is another function. */
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
    // Puck says which kind it is by the key here, not by the type.
    array: ({ field, value, onChange }) => (
      <ListControl field={field as ArrayField} value={value} onChange={onChange} />
    ),
    object: ({ field, value, onChange }) => (
      <ObjectControl field={field as ObjectField} value={value} onChange={onChange} />
    ),
  },
};
