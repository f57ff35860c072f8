import type { KeyboardEvent } from 'react';
import './tab-list.css';

type TabListProps<Tab extends string> = {
  /** Prefix of the ids of tabs and panels. */
  id: string;
  label: string;
  tabs: readonly { key: Tab; label: string }[];
  selected: Tab;
  onSelect: (tab: Tab) => void;
};

/** A tab list with arrow keys, Home and End; the caller renders the panel. */
export function TabList<Tab extends string>({ id, label, tabs, selected, onSelect }: TabListProps<Tab>) {
  const goByKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    document.getElementById(tabId(id, tab.key))?.focus();
  };

  return (
    <div className="editor-tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={goByKey}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(id, tab.key)}
          className="editor-tabs__tab"
          aria-selected={tab.key === selected}
          aria-controls={tab.key === selected ? tabPanelId(id, tab.key) : undefined}
          tabIndex={tab.key === selected ? 0 : -1}
          onClick={() => onSelect(tab.key)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

export function tabId(id: string, tab: string): string {
  return `${id}-${tab}-tab`;
}

export function tabPanelId(id: string, tab: string): string {
  return `${id}-${tab}`;
}
