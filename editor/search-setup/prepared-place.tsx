import { useState } from 'react';
import { ChoiceControl } from '../fields/control-field.tsx';
import { editorMessage } from '../messages.ts';
import { PlaceControl } from './place-control.tsx';
import type { PreparedFormProps } from './prepared-form.tsx';
import { placeChoice, searchOf, withSearch } from './prepared-search.ts';

/** The place of a preconfigured search. An area that the form cannot show is preserved until another place is chosen. */
export function PreparedPlace({ search, onChange }: PreparedFormProps) {
  const { geo } = searchOf(search.url);
  const stored = placeChoice(geo);
  const [isFinding, setFinding] = useState(stored === 'place');
  const choices = [
    'site',
    'all-areas',
    'place',
    ...(stored === 'other' ? (['other'] as const) : []),
  ] as const;
  const set = (changed: typeof geo) =>
    onChange((now) => ({ ...now, url: withSearch(now.url, { geo: changed }) }));

  return (
    <div className="search-setup__pair">
      <ChoiceControl
        label={editorMessage('searchSetup.field.place')}
        value={isFinding ? 'place' : stored}
        options={choices.map((value) => ({ value, label: editorMessage(`searchSetup.place.${value}`) }))}
        onChange={(choice) => {
          setFinding(choice === 'place');
          if (choice === 'site') set(null);
          if (choice === 'all-areas') set({ kind: 'all-areas' });
        }}
      />
      {(isFinding || stored === 'place') && (
        <PlaceControl
          label={editorMessage('searchSetup.place.name')}
          value={geo?.kind === 'place' ? geo.id : ''}
          onChange={(id) => set({ kind: 'place', id })}
        />
      )}
    </div>
  );
}
