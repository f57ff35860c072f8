import { type ArrayField, AutoField, type Field, type Fields, type ObjectField } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import type { Header } from '#domain/site/website.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { ListControl } from '../fields/list-control.tsx';
import { NestedField } from '../fields/nested-field.tsx';
import { ObjectControl } from '../fields/object-control.tsx';
import { editorMessage } from '../messages.ts';

/** What every header and footer has, and has controls of its own. */
const SHARED = ['nav', 'linkList1', 'linkList2'];

type OwnFieldsProps = { template: Header; onChange: (template: Header) => void };

/** What only this template has: a tagline, a call to action, boxes. */
export function OwnFields({ template, onChange }: OwnFieldsProps) {
  const fields = useFields(template.name);
  if (fields === 'failed') {
    return (
      <p className="editor-error" role="alert">
        {editorMessage('component.failed')}
      </p>
    );
  }

  return Object.entries(fields ?? {})
    .filter(([name]) => !SHARED.includes(name))
    .map(([name, field]) => (
      <OwnField
        key={`${template.name} ${name}`}
        field={field}
        value={template.state[name]}
        onChange={(value) => onChange({ ...template, state: { ...template.state, [name]: value } })}
      />
    ));
}

type OwnFieldProps = { field: Field; value: unknown; onChange: (value: unknown) => void };

/** The editor's own lists and groups in place of Puck's, which it draws outside of the canvas. */
function OwnField({ field, value, onChange }: OwnFieldProps) {
  if (field.type === 'array')
    return <ListControl field={field as ArrayField} value={value} onChange={onChange} />;
  if (field.type === 'object')
    return <ObjectControl field={field as ObjectField} value={value} onChange={onChange} />;

  return (
    <NestedField field={field}>
      <AutoField field={field} value={value} onChange={onChange} />
    </NestedField>
  );
}

function useFields(name: string): Fields | 'failed' | null {
  const [loaded, setLoaded] = useState<{ name: string; fields: Fields | 'failed' } | null>(null);

  useEffect(() => {
    let isHere = true;
    const take = (fields: Fields | 'failed') => isHere && setLoaded({ name, fields });
    loadStrap(name)
      .then((definition) => definition?.fields() ?? {})
      .then(take, (error: unknown) => {
        console.error(error);
        take('failed');
      });
    return () => {
      isHere = false;
    };
  }, [name]);

  return loaded?.name === name ? loaded.fields : null;
}
