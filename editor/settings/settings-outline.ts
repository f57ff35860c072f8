/** The structure of strap settings: tabs of groups of panels. `content` is the strap's fields, `design` the hero's templates; the others are shared. */
export const SETTINGS_OUTLINE = [
  { tab: 'content', groups: [] },
  { tab: 'design', groups: [] },
  {
    tab: 'style',
    groups: [
      { group: 'look', panels: ['colors', 'text', 'divider'] },
      { group: 'frame', panels: ['size', 'shapes'] },
      { group: 'visibility', panels: ['visibility'] },
      { group: 'classes', panels: ['outer', 'inner'] },
    ],
  },
  {
    tab: 'background',
    groups: [
      { group: 'media', panels: ['images', 'effects', 'transition', 'video'] },
      { group: 'overlay', panels: ['overlay'] },
    ],
  },
] as const;

type Entry = (typeof SETTINGS_OUTLINE)[number];
type GroupEntry = Entry['groups'][number];
export type SettingsTab = Entry['tab'];
export type SettingsGroup = GroupEntry['group'];
export type SettingsPanel = GroupEntry['panels'][number];

/** Where the settings open: a tab, group or panel; a panel implies its group and tab. */
export type SettingsPlace = {
  tab?: SettingsTab;
  group?: SettingsGroup;
  panel?: SettingsPanel;
  /** A member of the strap's state, or of an item of a list such as `items[1].author`, on the first tab. */
  field?: string;
};

/** A request to open the settings of a strap. */
export type StrapSettingsRequest = SettingsPlace & { strapId: string };

/** The tab of a place; by default the first. */
export function tabOf({ tab, group, panel }: SettingsPlace): SettingsTab {
  const byPart = SETTINGS_OUTLINE.find(({ groups }) =>
    groups.some((entry) => entry.group === group || entry.panels.some((one) => one === panel)),
  );

  return tab ?? byPart?.tab ?? 'content';
}

/** The tabs of a strap; only the hero has `design`. */
export function tabsOf({ isHero }: { isHero: boolean }): SettingsTab[] {
  return SETTINGS_OUTLINE.map(({ tab }) => tab).filter((tab) => isHero || tab !== 'design');
}

/** The groups of a tab. */
export function groupsOf(tab: SettingsTab): readonly GroupEntry[] {
  return SETTINGS_OUTLINE.find((entry) => entry.tab === tab)?.groups ?? [];
}
