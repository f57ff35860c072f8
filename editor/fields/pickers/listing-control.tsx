import { useEffect, useState } from 'react';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { SuggestionsDocument } from '#web/src/search/bar/suggestions.generated.ts';
import { request } from '../../api/api.ts';
import { editorMessage } from '../../messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ComboboxControl } from './combobox-control.tsx';
import type { Option } from './options-control.tsx';
import { PickedListingDocument } from './picker-options.generated.ts';

type ListingControlProps = {
  label: string;
  value: string;
  /** Shown without a selection. */
  none: string;
  /** Label of the button that clears the selection. */
  clear: string;
  onChange: (mls: string) => void;
};

/** Selects a listing by street address or MLS number; stores the number and shows the address. */
export function ListingControl({ label, value, none, clear, onChange }: ListingControlProps) {
  const name = useListingName(value);

  return (
    <>
      <ComboboxControl
        label={label}
        help={editorMessage('field.listing.help')}
        find={findListings}
        onChoose={(option) => onChange(option.value)}
      />
      <p className="editor-picked">
        {value ? name : none}
        {value && <IconButton icon="x" label={clear} onPress={() => onChange('')} />}
      </p>
    </>
  );
}

async function findListings(text: string, signal: AbortSignal): Promise<Option[]> {
  const { autocomplete } = await request(SuggestionsDocument, { text, limit: 12 }, signal);

  return autocomplete.flatMap((found) =>
    found.__typename === 'ListingSuggestion' ? [{ value: found.mls, label: found.label }] : [],
  );
}

/** The listing's address and MLS number; only the number while loading, or if it is not on the market. */
function useListingName(mls: string): string {
  const [known, setKnown] = useState<{ mls: string; name: string } | null>(null);

  useEffect(() => {
    if (!mls) return;
    const abort = new AbortController();
    request(PickedListingDocument, { mls }, abort.signal).then(
      ({ listing }) => {
        const name = listing
          ? [listing.address, listing.city, mlsNumber(listing.mls)].filter(Boolean).join(', ')
          : editorMessage('field.listing.gone', { mls });
        setKnown({ mls, name });
      },
      () => {},
    );

    return () => abort.abort();
  }, [mls]);

  return known?.mls === mls ? known.name : mls;
}
