import type { Field } from '@puckeditor/core';
import { useId, useState } from 'react';
import { parseSearchUrl } from '#domain/search/parse-search-url.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { sortKey } from '#domain/search/sorts.ts';
import { type SearchSetup, setupSearch } from '#web/src/listing/search-setup.ts';

/** A field for the URL of a search, which the agent copies from the search page. */
export function searchSetupField(label: string): Field<SearchSetup> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }) => <SearchUrl label={label} value={value ?? {}} onChange={onChange} />,
  };
}

type SearchUrlProps = { label: string; value: SearchSetup; onChange: (value: SearchSetup) => void };

function SearchUrl({ label, value, onChange }: SearchUrlProps) {
  const id = useId();
  const [text, setText] = useState(() => searchPath(setupSearch(value)));
  const [isUnreadable, setUnreadable] = useState(false);

  function read(text: string) {
    const setup = readSetup(text);
    setUnreadable(setup === null);
    if (setup) onChange(setup);
  }

  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={text}
        aria-describedby={`${id}-help`}
        aria-invalid={isUnreadable}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onBlur={() => read(text)}
        onKeyDown={({ key }) => key === 'Enter' && read(text)}
        style={{ minBlockSize: 36, padding: '0 8px' }}
      />
      <p id={`${id}-help`} style={{ margin: 0, fontSize: 13 }}>
        {isUnreadable
          ? 'This is not the address of a search. It begins with /search.'
          : 'Search the site for the homes you want to show, then copy the address here.'}
      </p>
    </div>
  );
}

/** Parses the URL of a search, with or without host; null for another URL. */
export function readSetup(text: string): SearchSetup | null {
  const url = URL.parse(text.trim(), 'http://localhost');
  if (!url || !/^\/search(\/|$)/.test(url.pathname)) return null;
  const search = parseSearchUrl(url.pathname, url.searchParams);
  const { filters, geo, sort, ids, problems } = search;
  if (problems?.length || search.preconfigured || search.savedSearch) return null;

  return { filters, geo, ...(sort ? { sort: sortKey(sort) } : {}), ...(ids ? { ids } : {}) };
}
