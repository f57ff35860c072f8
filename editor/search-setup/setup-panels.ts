import {
  FILTER_KEYS,
  type FilterKey,
  type OwnPanel,
  type RAW_PANEL_KINDS,
  type RawFieldSet,
  type SearchSetup,
  WHO_PANEL_KINDS,
} from '#domain/search/search-config.ts';

/** The filters of an advanced search setup as a list that is added to, moved and shortened. */

export type SetupPanel = FilterKey | OwnPanel;
export type RawPanel = Extract<OwnPanel, { rawFieldSet: string }>;
export type WhoPanel = Exclude<OwnPanel, RawPanel>;
export type RawKind = (typeof RAW_PANEL_KINDS)[number];

/** A panel that can be added: hidden until now, new on a field, or on a field set that no panel shows. */
export type PanelChoice =
  | { kind: 'own'; key: FilterKey }
  | { kind: 'who'; key: WhoPanel['kind'] }
  | { kind: 'new'; key: RawKind }
  | { kind: 'set'; key: string };

export function isRawPanel(panel: SetupPanel): panel is RawPanel {
  return typeof panel !== 'string' && 'rawFieldSet' in panel;
}

/** The filters that visitors get, in their order. */
export function panelsOf({ panels }: SearchSetup): readonly SetupPanel[] {
  return panels ?? FILTER_KEYS;
}

/** What a panel of the setup asks of the source; nothing when its field set is not defined. */
export function fieldSetOf(
  { rawFieldSets }: SearchSetup,
  { rawFieldSet }: RawPanel,
): RawFieldSet | undefined {
  return rawFieldSets && Object.hasOwn(rawFieldSets, rawFieldSet) ? rawFieldSets[rawFieldSet] : undefined;
}

/** What is not among the filters and can be: each of the product's own and of who sells once. */
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

/** The setup with one more filter at the end; a new one on a field gets a field set of its own. */
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

/** The setup with another panel in the place of one. */
export function withPanel(setup: SearchSetup, index: number, panel: SetupPanel): SearchSetup {
  return { ...setup, panels: [...panelsOf(setup)].with(index, panel) };
}

/** The setup with another field set of a name; members that are undefined are left out. */
export function withFieldSet(setup: SearchSetup, name: string, change: Partial<RawFieldSet>): SearchSetup {
  const before = fieldSetOf(setup, { kind: 'raw-text', label: '', rawFieldSet: name }) ?? { field: '' };

  return {
    ...setup,
    rawFieldSets: { ...setup.rawFieldSets, [name]: withoutUndefined({ ...before, ...change }) },
  };
}

/** The setup without one of its filters, and without a field set that only this one was on. */
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

/** The choices of a panel on who sells. */
export function choicesOf({ filterOptions }: SearchSetup, kind: WhoPanel['kind']): Choices {
  return filterOptions?.[OPTIONS_OF[kind]] ?? [];
}

/** The setup with other choices of a panel on who sells. */
export function withChoices(
  setup: SearchSetup,
  kind: WhoPanel['kind'],
  change: (choices: Choices) => Choices,
): SearchSetup {
  const choices = change(choicesOf(setup, kind));

  return { ...setup, filterOptions: { ...setup.filterOptions, [OPTIONS_OF[kind]]: choices } };
}

/** Without the members that are undefined: JSON knows none. */
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
