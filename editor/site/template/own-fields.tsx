import { type ArrayField, AutoField, type Field, type Fields, type ObjectField } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import type { Header } from '#domain/site/website.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { ListControl } from '../../fields/list-control.tsx';
import { loadFields } from '../../fields/load-fields.ts';
import { NestedField } from '../../fields/nested-field.tsx';
import { ObjectControl } from '../../fields/object-control.tsx';
import { editorMessage } from '../../messages.ts';

/** Members of all headers and footers, which have custom controls. */
const SHARED = ['nav', 'linkList1', 'linkList2'];

type OwnFieldsProps = { template: Header; onChange: (template: Header) => void };

/** Fields of members that only this template has: a tagline, a call to action, boxes. */
export function OwnFields({ template, onChange }: OwnFieldsProps) {
  const loaded = useOwn(template.name);
  if (loaded === 'failed') {
    return (
      <p className="editor-error" role="alert">
        {editorMessage('component.failed')}
      </p>
    );
  }

  return Object.entries(loaded?.fields ?? {})
    .filter(([name]) => !SHARED.includes(name))
    .map(([name, field]) => (
      <OwnField
        key={`${template.name} ${name}`}
        field={field}
        value={template.state[name] ?? loaded?.defaults[name]}
        onChange={(value) => onChange({ ...template, state: { ...template.state, [name]: value } })}
      />
    ));
}

type OwnFieldProps = { field: Field; value: unknown; onChange: (value: unknown) => void };

/** A field with our lists and groups, as Puck's cannot be rendered outside of its canvas. */
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

type Own = { fields: Fields; defaults: Record<string, unknown> };

/** The fields and defaults of a template; null while loading. */
function useOwn(name: string): Own | 'failed' | null {
  const [loaded, setLoaded] = useState<{ name: string; own: Own | 'failed' } | null>(null);

  useEffect(() => {
    let isHere = true;
    const take = (own: Own | 'failed') => isHere && setLoaded({ name, own });
    loadStrap(name)
      .then(async (definition) => ({
        fields: definition ? await loadFields(definition) : {},
        defaults: definition?.defaultState ?? {},
      }))
      .then(take, (error: unknown) => {
        console.error(error);
        take('failed');
      });
    return () => {
      isHere = false;
    };
  }, [name]);

  return loaded?.name === name ? loaded.own : null;
}
