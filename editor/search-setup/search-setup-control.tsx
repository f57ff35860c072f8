import { useState } from 'react';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { ControlGroup } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { SearchSetupDialog } from './search-setup-dialog.tsx';
import { panelsOf } from './setup-panels.ts';

type SearchSetupControlProps = {
  value: SearchSetup | undefined;
  onChange: (setup: SearchSetup | undefined) => void;
};

/** Summarises the site's search setup and opens its dialog. */
export function SearchSetupControl({ value, onChange }: SearchSetupControlProps) {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <ControlGroup label={editorMessage('site.field.search')}>
      <p className="editor-help">{value ? summary(value) : editorMessage('searchSetup.summary.none')}</p>
      <button type="button" className="editor-button" onClick={() => setIsOpen(true)}>
        <Icon name="sliders-horizontal" />
        {editorMessage('searchSetup.open')}
      </button>
      {isOpen && <SearchSetupDialog value={value} onChange={onChange} onClose={() => setIsOpen(false)} />}
    </ControlGroup>
  );
}

function summary(setup: SearchSetup): string {
  const panels = panelsOf(setup);
  const own = panels.filter((panel) => typeof panel !== 'string');
  const prepared = setup.preconfiguredSearches?.length ?? 0;

  return editorMessage('searchSetup.summary', { filters: panels.length, own: own.length, prepared });
}
