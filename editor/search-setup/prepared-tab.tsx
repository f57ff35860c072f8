import { useState } from 'react';
import type { PreparedSearch, SearchSetup } from '#domain/search/search-config.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ItemList } from '../fields/item-list.tsx';
import { editorMessage } from '../messages.ts';
import { PreparedForm } from './prepared-form.tsx';
import { newPrepared } from './prepared-search.ts';
import type { SetupTabProps } from './setup-tab-props.ts';

/** Preconfigured searches, with their own URLs for links and visitors. */
export function PreparedTab({ setup, onChange, problems }: SetupTabProps) {
  const [open, setOpen] = useState<number | null>(null);
  const searches = searchesOf(setup);
  const set = (change: (searches: PreparedSearch[]) => PreparedSearch[]) =>
    onChange((now) => ({ ...now, preconfiguredSearches: change([...searchesOf(now)]) }));
  const itemProblems = (index: number) => problems.filter(({ item }) => item === index);

  return (
    <div className="search-setup__tab">
      <p className="editor-help">{editorMessage('searchSetup.prepared.help')}</p>
      <ItemList<PreparedSearch>
        label={editorMessage('searchSetup.tab.prepared')}
        items={searches}
        nameOf={({ name, slug }) => name || slug || editorMessage('searchSetup.unnamed')}
        noteOf={({ slug }) => `/search/p/${slug}`}
        hasProblem={(index) => itemProblems(index).length > 0}
        fieldsOf={(search, index) => (
          <PreparedForm
            search={search}
            setup={setup}
            problems={itemProblems(index)}
            onChange={(change) => set((now) => now.map((one, at) => (at === index ? change(one) : one)))}
          />
        )}
        open={open}
        onOpen={setOpen}
        onMove={(moved) => set(() => moved)}
        onRemove={(index) => set((now) => now.toSpliced(index, 1))}
      />
      {searches.length === 0 && <p className="editor-help">{editorMessage('searchSetup.prepared.none')}</p>}
      <button
        type="button"
        className="editor-button"
        onClick={() => {
          set((now) => [...now, newPrepared(now, editorMessage('searchSetup.prepared.new'))]);
          setOpen(searches.length);
        }}
      >
        <Icon name="plus" />
        {editorMessage('searchSetup.prepared.add')}
      </button>
    </div>
  );
}

function searchesOf({ preconfiguredSearches = [] }: SearchSetup): readonly PreparedSearch[] {
  return preconfiguredSearches;
}
