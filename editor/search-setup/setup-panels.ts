import {
  FILTER_KEYS,
  type FilterKey,
  type OwnPanel,
  type RAW_PANEL_KINDS,
  type RawFieldSet,
  type SearchSetup,
  WHO_PANEL_KINDS,
} from '#domain/search/search-config.ts';

/** A filter of a search setup. */

export type SetupPanel = FilterKey | OwnPanel;
export type RawPanel = Extract<OwnPanel, { rawFieldSet: string }>;
export type WhoPanel = Exclude<OwnPanel, RawPanel>;
export type RawKind = (typeof RAW_PANEL_KINDS)[number];

/** A panel that can be added: a hidden one, a new one on a field, or one on an unused field set. */
export type PanelChoice =
  | { kind: 'own'; key: FilterKey }
  | { kind: 'who'; key: WhoPanel['kind'] }
  | { kind: 'new'; key: RawKind }
  | { kind: 'set'; key: string };

export function isRawPanel(panel: SetupPanel): panel is RawPanel {
  return typeof panel !== 'string' && 'rawFieldSet' in panel;
}

/** The visible filters, in order. */
export function panelsOf({ panels }: SearchSetup): readonly SetupPanel[] {
  return panels ?? FILTER_KEYS;
}

/** The field set of a panel; undefined if it is not defined. */
export function fieldSetOf(
  { rawFieldSets }: SearchSetup,
  { rawFieldSet }: RawPanel,
): RawFieldSet | undefined {
  return rawFieldSets && Object.hasOwn(rawFieldSets, rawFieldSet) ? rawFieldSets[rawFieldSet] : undefined;
}

/** The panels that can be added. */
export function panelChoices(setup: SearchSetup): {
  hidden: FilterKey[];
  sets: string[];
  who: WhoPanel['kind'][];
} {
  const panels = panelsOf(setup);
  const shown = new Set(panels.filter(isRawPanel).map(({ rawFieldSet }) => rawFieldSet));

  return {
    hidden: FILTER_KEYS.filter((key) => !panels.includes(key)),
    sets: Object.keys(setup.rawFieldSets ?? {}).filter((name) => !shown.has(name)),
    who: WHO_PANEL_KINDS.filter((kind) => !panels.some((panel) => isKind(panel, kind))),
  };
}

/** Appends a filter; a new one on a field gets its own field set. */
export function addPanel(setup: SearchSetup, choice: PanelChoice, label: string): SearchSetup {
  const panels = panelsOf(setup);
  switch (choice.kind) {
    case 'own':
      return { ...setup, panels: [...panels, choice.key] };
    case 'who':
      return withChoices(
        { ...setup, panels: [...panels, { kind: choice.key }] },
        choice.key,
        (known) => known,
      );
    case 'set':
      return {
        ...setup,
        panels: [
          ...panels,
          { kind: kindFor(setup.rawFieldSets?.[choice.key]), label: choice.key, rawFieldSet: choice.key },
        ],
      };
    case 'new': {
      const name = freeName(Object.keys(setup.rawFieldSets ?? {}));
      return {
        ...setup,
        rawFieldSets: { ...setup.rawFieldSets, [name]: { field: '' } },
        panels: [...panels, { kind: choice.key, label, rawFieldSet: name }],
      };
    }
  }
}

/** Replaces a panel. */
export function withPanel(setup: SearchSetup, index: number, panel: SetupPanel): SearchSetup {
  return { ...setup, panels: [...panelsOf(setup)].with(index, panel) };
}

/** Changes a field set; undefined members are omitted. */
export function withFieldSet(setup: SearchSetup, name: string, change: Partial<RawFieldSet>): SearchSetup {
  const before = fieldSetOf(setup, { kind: 'raw-text', label: '', rawFieldSet: name }) ?? { field: '' };

  return {
    ...setup,
    rawFieldSets: { ...setup.rawFieldSets, [name]: withoutUndefined({ ...before, ...change }) },
  };
}

/** Removes a filter, and its field set unless another one uses it. */
export function removePanel(setup: SearchSetup, index: number): SearchSetup {
  const removed = panelsOf(setup)[index];
  const panels = panelsOf(setup).toSpliced(index, 1);
  if (!removed || !isRawPanel(removed)) return { ...setup, panels };

  const isUsed = panels.some((panel) => isRawPanel(panel) && panel.rawFieldSet === removed.rawFieldSet);
  const sets = Object.entries(setup.rawFieldSets ?? {});
  return {
    ...setup,
    panels,
    rawFieldSets: Object.fromEntries(isUsed ? sets : sets.filter(([name]) => name !== removed.rawFieldSet)),
  };
}

const OPTIONS_OF = { office: 'Office', agent: 'Agent', 'org-chart': 'Org chart' } as const;
type Choices = { value: string; label: string }[];

/** The choices of a panel on offices or agents. */
export function choicesOf({ filterOptions }: SearchSetup, kind: WhoPanel['kind']): Choices {
  return filterOptions?.[OPTIONS_OF[kind]] ?? [];
}

/** Replaces the choices of a panel on offices or agents. */
export function withChoices(
  setup: SearchSetup,
  kind: WhoPanel['kind'],
  change: (choices: Choices) => Choices,
): SearchSetup {
  const choices = change(choicesOf(setup, kind));

  return { ...setup, filterOptions: { ...setup.filterOptions, [OPTIONS_OF[kind]]: choices } };
}

/** Omits undefined members, which JSON does not have. */
export function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined)) as T;
}

function isKind(panel: SetupPanel, kind: WhoPanel['kind']): boolean {
  return typeof panel !== 'string' && panel.kind === kind;
}

function kindFor(set: RawFieldSet | undefined): RawKind {
  if (set?.values) return 'raw-checkboxes';
  return set?.min !== undefined || set?.max !== undefined ? 'raw-range' : 'raw-text';
}

function freeName(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const name = `filter-${number}`;
    if (!taken.includes(name)) return name;
  }
}
