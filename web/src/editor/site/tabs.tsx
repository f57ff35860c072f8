import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

type TabsProps<Tab extends string> = {
  label: string;
  tabs: readonly { key: Tab; label: string }[];
  selected: Tab;
  onSelect: (tab: Tab) => void;
  children: ReactNode;
};

/** Tabs with one panel below them; arrow keys go from one to the next. */
export function Tabs<Tab extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Tab>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const goByKey = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === selected);
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const tab = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.key}"]`)?.focus();
  };

  return (
    <>
      <div ref={list} className="site-tabs" role="tablist" aria-label={label} onKeyDown={goByKey}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            className="site-tabs__tab"
            aria-selected={tab.key === selected}
            aria-controls={tab.key === selected ? `${id}-panel` : undefined}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
