import type { Field } from '@puckeditor/core';
import { formUrlId } from '#domain/contact/form.ts';
import { request } from '../../api.ts';
import { editorMessage } from '../../messages.ts';
import { AreasControl } from './areas-control.tsx';
import { loadForms } from './form-options.ts';
import { ListingControl } from './listing-control.tsx';
import { type Option, OptionsControl } from './options-control.tsx';
import { CategoryOptionsDocument } from './picker-options.generated.ts';

/** One of the site's forms. */
export function formField(label: string): Field<string> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <OptionsControl
        label={label}
        // Stock forms are stored with and without their prefix.
        value={formUrlId(value ?? '')}
        fixed={value ? [] : [{ value: '', label: editorMessage('field.form.none') }]}
        load={loadForms}
        onChange={onChange}
      />
    ),
  };
}

/** A category of the blog, or all. */
export function categoryField(label: string): Field<string> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <OptionsControl
        label={label}
        value={value ?? ''}
        fixed={[{ value: '', label: editorMessage('field.category.all') }]}
        load={loadCategories}
        onChange={onChange}
      />
    ),
  };
}

/** A listing by MLS number; empty means the newest. */
export function listingField(label: string): Field<string> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <ListingControl
        label={label}
        value={value ?? ''}
        none={editorMessage('field.listing.newest')}
        clear={editorMessage('field.listing.clear')}
        onChange={onChange}
      />
    ),
  };
}

/** A listing by MLS number; null means the one in the URL of the page. */
export function pageListingField(label: string): Field<string | null> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <ListingControl
        label={label}
        value={value ?? ''}
        none={editorMessage('field.listing.ofPage')}
        clear={editorMessage('field.listing.clear.ofPage')}
        onChange={(mls) => onChange(mls || null)}
      />
    ),
  };
}

/** Places by id, in display order. */
export function areasField(label: string): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => <AreasControl label={label} value={value ?? []} onChange={onChange} />,
  };
}

async function loadCategories(signal: AbortSignal): Promise<Option[]> {
  const { postCategories } = await request(CategoryOptionsDocument, {}, signal);

  return postCategories.map(({ slug, name }) => ({ value: slug, label: name }));
}
