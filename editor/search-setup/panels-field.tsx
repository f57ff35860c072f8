import type { Field } from '@puckeditor/core';
import { panelKey } from '#domain/search/panels/filter-panel.ts';
import { filterPanels, panelNameKey } from '#web/src/search/filter-bar/filter-panels.ts';
import { ControlGroup, ToggleControl } from '../fields/control-field.tsx';
import { withValue } from '../site/json-path.ts';
import { useEditedSite } from '../site/site-editing-context.ts';
import { panelName } from './panel-name.ts';
import { SearchSetupControl } from './search-setup-control.tsx';

type PanelsControlProps = { label: string; value: string[]; onChange: (value: string[]) => void };

/** Selects the filters that a search bar shows, and opens the search setup of the site. */
export function panelsField(label: string): Field<string[]> {
  return {
    type: 'custom',
    label,
    render: ({ value, onChange }: { value?: string[]; onChange: (value: string[]) => void }) => (
      <PanelsControl label={label} value={value ?? []} onChange={onChange} />
    ),
  } as Field<string[]>;
}

function PanelsControl({ label, value, onChange }: PanelsControlProps) {
  const { parts, change } = useEditedSite();
  const { website } = parts;
  const { search } = website.config.setup;
  const ticked = value.map(panelNameKey);
  const { advanced: all } = filterPanels([], search);

  return (
    <>
      <ControlGroup label={label}>
        {all.map((panel) => {
          const key = panelKey(panel);
          return (
            <ToggleControl
              key={key}
              label={typeof panel === 'string' ? panelName(panel) : panel.label}
              value={ticked.includes(key)}
              onChange={(isOn) =>
                onChange(isOn ? [...value, key] : value.filter((name) => panelNameKey(name) !== key))
              }
            />
          );
        })}
      </ControlGroup>
      <SearchSetupControl
        value={search}
        onChange={(setup) => change('website', withValue(website, 'config.setup.search', setup))}
      />
    </>
  );
}
