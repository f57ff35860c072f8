import type {
  FilterGroup,
  FilterKey,
  FilterOptions,
  Option,
  OwnPanel,
  RawFieldSet,
  SearchSetup,
} from '../search-config.ts';

type OfField = { field: string; group?: FilterGroup };

/** A filter panel of a site. `key` is unique among the panels. */
export type OwnFilterPanel = { key: string; label: string } & (
  | (OfField & { kind: 'raw-range'; min: number; max: number; step: number; unit: string })
  | (OfField & { kind: 'raw-text' })
  | (OfField & { kind: 'raw-checkboxes'; values: readonly Option[] })
  | { kind: 'office' | 'agent' | 'org-chart'; values: readonly Option[] }
);

export type FilterPanel = FilterKey | OwnFilterPanel;

const OPTIONS_OF = { office: 'Office', agent: 'Agent', 'org-chart': 'Org chart' } as const;
const WHO_LABELS = { office: 'Office', agent: 'Agent', 'org-chart': 'Team' } as const;

export function panelKey(panel: FilterPanel): string {
  return typeof panel === 'string' ? panel : panel.key;
}

/** The panel of one entry of a search setup; throws the specified message when the setup is incomplete. */
export function filterPanel(entry: FilterKey | OwnPanel, setup: SearchSetup): FilterPanel {
  if (typeof entry === 'string') return entry;
  if (!('rawFieldSet' in entry)) {
    const { kind, label = WHO_LABELS[kind] } = entry;
    return { key: kind, kind, label, values: optionsFor(OPTIONS_OF[kind], setup.filterOptions) };
  }

  const { kind, label, rawFieldSet, group } = entry;
  const set = fieldSet(rawFieldSet, setup.rawFieldSets);
  const panel = { key: `raw-${rawFieldSet}`, label, field: set.field, ...(group && { group }) };

  if (kind === 'raw-text') return { ...panel, kind };
  if (kind === 'raw-checkboxes') return { ...panel, kind, values: set.values ?? [] };
  return {
    ...panel,
    kind,
    min: set.min ?? 0,
    max: set.max ?? 100,
    step: set.step ?? 1,
    unit: set.unit ?? '',
  };
}

function fieldSet(name: string, sets: SearchSetup['rawFieldSets']): RawFieldSet {
  const found = sets && Object.hasOwn(sets, name) ? sets[name] : undefined;

  if (!found) throw new Error(`No rawFieldSet defined for ${name}`);
  return found;
}

function optionsFor(name: keyof FilterOptions, options: FilterOptions | undefined): Option[] {
  const found = options?.[name];

  if (!found) throw new Error(`Filter config options for ${name} not provided in config`);
  return found;
}
