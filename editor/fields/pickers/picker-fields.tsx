import type { Field } from '@puckeditor/core';
import { formUrlId } from '#domain/contact/form.ts';
import { request } from '../../api.ts';
import { editorMessage } from '../../messages.ts';
import { AreasControl } from './areas-control.tsx';
import { loadForms } from './form-options.ts';
import { ListingControl } from './listing-control.tsx';
import { type Option, OptionsControl } from './options-control.tsx';
import { CategoryOptionsDocument } from './picker-options.generated.ts';

/** Fields that store ids and show names: agents need to know none. */

/** One of the site's forms. */
export function formField(label: string): Field<string> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <OptionsControl
        label={label}
        // With and without the mark of the stock forms it is the same form.
        value={formUrlId(value ?? '')}
        fixed={value ? [] : [{ value: '', label: editorMessage('field.form.none') }]}
        load={loadForms}
        onChange={onChange}
      />
    ),
  };
}

/** One category of the blog, or all of them. */
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

/** One listing by its MLS number; none is the newest. */
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

/** One listing by its MLS number; null is the one that the URL of the page names. */
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

/** Places by their ids, in the order they are shown in. */
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
