import type { Field } from '@puckeditor/core';
import { formUrlId } from '#domain/contact/form.ts';
import { SETUP_AGENT } from '#domain/site/setup-agent.ts';
import { request } from '../../api/api.ts';
import { editorMessage } from '../../messages.ts';
import { AgentOptionsDocument } from './agent-options.generated.ts';
import { AreasControl } from './areas-control.tsx';
import { loadForms } from './form-options.ts';
import { ListingControl } from './listing-control.tsx';
import { type Option, OptionsControl } from './options-control.tsx';
import { CategoryOptionsDocument } from './picker-options.generated.ts';

/** One of the site's forms. */
export function formField(label: string): Field<string> {
  return optionsField({
    label,
    load: loadForms,
    // Stock forms are stored with and without their prefix.
    chosen: (stored) => formUrlId(stored),
    fixed: (stored) => (stored ? [] : [{ value: '', label: editorMessage('field.form.none') }]),
  });
}

/** A category of the blog, or all. */
export function categoryField(label: string): Field<string> {
  const all = [{ value: '', label: editorMessage('field.category.all') }];

  return optionsField({ label, load: loadCategories, fixed: () => all });
}

/** A team member, or the default agent; where the URL of the page may determine the agent, that choice is stored as null. `none` is the label of the empty choice. */
export function agentField<Stored extends string | null>(
  label: string,
  { isNullable, none }: { isNullable: boolean; none?: string | undefined },
): Field<Stored> {
  const ofSetup = { value: SETUP_AGENT, label: editorMessage('field.agent.ofWebsite') };
  const nobody = none === undefined ? [] : [{ value: '', label: none }];
  const fixed = isNullable
    ? [{ value: '', label: editorMessage('field.agent.ofPage') }]
    : [...nobody, ofSetup];

  return optionsField<Stored>({ label, load: loadAgents, fixed: () => fixed, empty: isNullable ? null : '' });
}

/** A listing by MLS number; empty means the newest. */
export function listingField(label: string): Field<string> {
  return pickedListing(label, {
    none: editorMessage('field.listing.newest'),
    clear: editorMessage('field.listing.clear'),
    empty: '',
  });
}

/** A listing by MLS number; null means the one in the URL of the page. */
export function pageListingField(label: string): Field<string | null> {
  return pickedListing<string | null>(label, {
    none: editorMessage('field.listing.ofPage'),
    clear: editorMessage('field.listing.clear.ofPage'),
    empty: null,
  });
}

/** Places by id, in display order. */
export function areasField(label: string): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => <AreasControl label={label} value={value ?? []} onChange={onChange} />,
  };
}

type Options = {
  label: string;
  load: (signal?: AbortSignal) => Promise<Option[]>;
  /** The option that a stored value is; itself when left out. */
  chosen?: (stored: string) => string;
  /** Options before the loaded ones. */
  fixed: (stored: string) => Option[];
  /** What is stored for the empty option. */
  empty?: '' | null;
};

function optionsField<Stored extends string | null>(options: Options): Field<Stored> {
  const { label, load, chosen = (stored) => stored, fixed, empty = '' } = options;

  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <OptionsControl
        label={label}
        value={chosen(value ?? '')}
        fixed={fixed(value ?? '')}
        load={load}
        onChange={(option) => onChange((option === '' ? empty : option) as Stored)}
      />
    ),
  };
}

function pickedListing<Stored extends string | null>(
  label: string,
  { none, clear, empty }: { none: string; clear: string; empty: Stored },
): Field<Stored> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => (
      <ListingControl
        label={label}
        value={value ?? ''}
        none={none}
        clear={clear}
        onChange={(mls) => onChange((mls || empty) as Stored)}
      />
    ),
  };
}

async function loadAgents(signal?: AbortSignal): Promise<Option[]> {
  const { roster } = await request(AgentOptionsDocument, {}, signal);

  return roster.map(({ id, displayName }) => ({ value: id, label: displayName }));
}

async function loadCategories(signal?: AbortSignal): Promise<Option[]> {
  const { postCategories } = await request(CategoryOptionsDocument, {}, signal);

  return postCategories.map(({ slug, name }) => ({ value: slug, label: name }));
}
