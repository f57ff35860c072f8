import type { Field } from '@puckeditor/core';
import type { ReactNode } from 'react';

/** A field inside another one. Adds the label to Puck's controls; ours have their own. */
export function NestedField({ field, children }: { field: Field; children: ReactNode }) {
  const isLabelled = field.type === 'custom' || field.type === 'array' || field.type === 'object';
  if (isLabelled || !field.label) return <div className="editor-field">{children}</div>;

  return (
    <FieldFrame
      label={field.label}
      el={field.type === 'richtext' || field.type === 'radio' ? 'div' : 'label'}
    >
      {children}
    </FieldFrame>
  );
}

type FieldFrameProps = { label: string; el?: 'label' | 'div'; children?: ReactNode };

/** Replaces Puck's label. */
export function FieldFrame({ label, el: Element = 'label', children }: FieldFrameProps) {
  return (
    <Element className="editor-field">
      <span className="editor-label">{label}</span>
      {children}
    </Element>
  );
}
