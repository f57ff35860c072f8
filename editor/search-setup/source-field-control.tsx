import { useEffect, useId, useState } from 'react';
import { request } from '../api/api.ts';
import { ControlField } from '../fields/control-field.tsx';
import { useTyped } from '../fields/use-debounced-commit.ts';
import { editorMessage } from '../messages.ts';
import { DetailNamesDocument } from './detail-names.generated.ts';

/** Fields that every source has. */
const COMMON = ['year_built', 'sqft', 'bedrooms', 'bathrooms', 'price', 'neighbourhood', 'city', 'list_date'];

type SourceFieldControlProps = { value: string; onChange: (field: string) => void };

/** A field of the listing source, with those of current listings as suggestions. */
export function SourceFieldControl({ value, onChange }: SourceFieldControlProps) {
  const listId = useId();
  const known = useKnownFields();
  const { text, setText, commit } = useTyped(value, (typed) => onChange(typed.trim()));

  return (
    <ControlField
      label={editorMessage('searchSetup.field.source')}
      help={editorMessage('searchSetup.field.source.help')}
    >
      {({ id, describedBy }) => (
        <>
          <input
            id={id}
            className="editor-input"
            aria-describedby={describedBy}
            list={listId}
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onBlur={commit}
          />
          <datalist id={listId}>
            {known.map((field) => (
              <option key={field} value={field} />
            ))}
          </datalist>
        </>
      )}
    </ControlField>
  );
}

/** Fields found in the details of some listings, or the common ones if loading fails. */
function useKnownFields(): readonly string[] {
  const [details, setDetails] = useState<string[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    request(DetailNamesDocument, {}, abort.signal).then(
      ({ search }) => {
        const names = search.listings.flatMap((listing) => listing.details.map(({ name }) => name));
        setDetails([...new Set(names)].sort().map((name) => `additionalDetails.${name}`));
      },
      () => {},
    );

    return () => abort.abort();
  }, []);

  return [...COMMON, ...details];
}
