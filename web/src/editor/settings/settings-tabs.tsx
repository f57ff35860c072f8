import type { KeyboardEvent } from 'react';
import { editorMessage } from '../messages.ts';
import type { SettingsTab } from './settings-outline.ts';

type SettingsTabsProps = {
  /** Prefix of the ids of tabs and tab panels. */
  id: string;
  tabs: readonly SettingsTab[];
  selected: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
};

/** The tabs of the settings; arrow keys go from one to the next. */
export function SettingsTabs({ id, tabs, selected, onSelect }: SettingsTabsProps) {
  const goByKey = (event: KeyboardEvent) => {
    const target = targetOf(event.key, tabs.indexOf(selected), tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab);
    document.getElementById(tabId(id, tab))?.focus();
  };

  return (
    <div
      className="strap-settings__tabs"
      role="tablist"
      aria-label={editorMessage('settings.tabs')}
      tabIndex={-1}
      onKeyDown={goByKey}
    >
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(id, tab)}
          className="strap-settings__tab"
          aria-selected={tab === selected}
          aria-controls={tab === selected ? tabPanelId(id, tab) : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
        >
          {editorMessage(`settings.tab.${tab}`)}
        </button>
      ))}
    </div>
  );
}

export function tabId(id: string, tab: SettingsTab): string {
  return `${id}-${tab}-tab`;
}

export function tabPanelId(id: string, tab: SettingsTab): string {
  return `${id}-${tab}`;
}

function targetOf(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % count;
    case 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
