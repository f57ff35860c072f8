/**
 * How the settings of a strap are arranged: tabs of groups of panels. `content` holds the fields of
 * the strap itself and `design` the templates of the hero; what is in the others, every strap has.
 */
export const SETTINGS_OUTLINE = [
  { tab: 'content', groups: [] },
  { tab: 'design', groups: [] },
  {
    tab: 'style',
    groups: [
      { group: 'look', panels: ['colors', 'text', 'divider'] },
      { group: 'visibility', panels: ['visibility'] },
    ],
  },
  {
    tab: 'background',
    groups: [
      { group: 'media', panels: ['images', 'effects', 'transition', 'video'] },
      { group: 'overlay', panels: ['overlay'] },
    ],
  },
  { tab: 'advanced', groups: [{ group: 'classes', panels: ['outer', 'inner'] }] },
] as const;

type Entry = (typeof SETTINGS_OUTLINE)[number];
type GroupEntry = Entry['groups'][number];
export type SettingsTab = Entry['tab'];
export type SettingsGroup = GroupEntry['group'];
export type SettingsPanel = GroupEntry['panels'][number];

/** Where the settings open: a tab, a group in it, a panel in that. A panel or a group alone says the rest. */
export type SettingsPlace = { tab?: SettingsTab; group?: SettingsGroup; panel?: SettingsPanel };

/** The settings of one strap, at a place. */
export type StrapSettingsRequest = SettingsPlace & { strapId: string };

/** The tab a place is in; the first one when it says nothing. */
export function tabOf({ tab, group, panel }: SettingsPlace): SettingsTab {
  const byPart = SETTINGS_OUTLINE.find(({ groups }) =>
    groups.some(
      (entry) => entry.group === group || (entry.panels as readonly SettingsPanel[]).includes(panel as never),
    ),
  );

  return tab ?? byPart?.tab ?? 'content';
}

/** The tabs of a strap; only the hero can be drawn in another template. */
export function tabsOf({ isHero }: { isHero: boolean }): SettingsTab[] {
  return SETTINGS_OUTLINE.map(({ tab }) => tab).filter((tab) => isHero || tab !== 'design');
}

/** The groups of a tab. */
export function groupsOf(tab: SettingsTab): readonly GroupEntry[] {
  return SETTINGS_OUTLINE.find((entry) => entry.tab === tab)?.groups ?? [];
}
