import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { type FilterPanel, panelKey } from '#domain/search/filter-panel.ts';
import { type Filters, hasFilters } from '#domain/search/filters.ts';
import type { SearchInput } from '#domain/search/search-input.ts';
import { searchPath } from '#domain/search/search-path.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { message } from '../../messages.ts';
import { Popover } from '../../ui/popover.tsx';
import { AgentSetChip } from '../filters/agent-set-chip.tsx';
import { TransactionFilter } from '../filters/transaction-filter.tsx';
import { useFacets } from '../filters/use-facets.ts';
import { homes } from '../homes-count.ts';
import { filterChip, isActive } from './filter-chips.ts';
import { FilterGroup } from './filter-group.tsx';
import './filter-bar.css';

type FilterBarProps = {
  state: SearchState;
  /** Chips of the basic bar. */
  basic: readonly FilterPanel[];
  /** Chips of the advanced search. */
  advanced: readonly FilterPanel[];
  startsAdvanced: boolean;
  /** Number of results; null while unknown. */
  total?: number | null;
  toInput: (state: SearchState) => SearchInput;
  onChange: (filters: Filters) => void;
};

/** Filters as chips that show their value and open a panel. A form, so it works without JavaScript. */
export function FilterBar(props: FilterBarProps) {
  const { state, basic, advanced, startsAdvanced, total = null, toInput, onChange } = props;
  const { filters } = state;
  const [draft, setDraft] = useState(filters);
  const [isOpen, setOpen] = useState(startsAdvanced);
  const [isUsed, setUsed] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panels = isOpen ? [...basic, ...advanced] : basic;
  const count = advanced.filter((panel) => isActive(panel, filters)).length;
  const facets = useFacets(isUsed ? toInput(state) : null, panels);
  const use = () => setUsed(true);

  useEffect(() => setDraft(filters), [filters]);

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  useDismiss(form, isOpen, close);

  const change = (next: Filters, isFinal: boolean) => {
    setDraft(next);
    if (isFinal) onChange(next);
  };

  return (
    <form
      ref={form}
      className="filter-bar"
      action="/search"
      method="get"
      aria-label={message('search.filter.label')}
      onFocus={use}
      onPointerEnter={use}
    >
      <input type="hidden" name="at" value={searchPath({ ...state, page: 1 })} />
      <TransactionFilter filters={draft} onChange={change} />
      {basic.map((panel, index) => (
        <Popover
          key={panelKey(panel)}
          group="filter-bar"
          label={filterChip(panel, draft)}
          isActive={isActive(panel, draft)}
          align={index > 3 ? 'end' : 'start'}
        >
          <FilterGroup of={panel} filters={draft} facets={facets} onChange={change} />
          <noscript>
            <button type="submit" className="filter-bar__apply">
              {message('search.filter.apply')}
            </button>
          </noscript>
        </Popover>
      ))}
      {filters.agentSetRaw && (
        <AgentSetChip onRemove={() => onChange({ ...filters, agentSetRaw: undefined })} />
      )}
      {advanced.length > 0 && (
        <button
          ref={toggle}
          type="button"
          className="filter-bar__link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {message(isOpen ? 'search.filter.useBasic' : 'search.filter.useAdvanced')}
          {count > 0 && <span className="filter-sheet__count">{count}</span>}
        </button>
      )}
      {isOpen && (
        <AdvancedPanel
          id={id}
          hasFilters={hasFilters(filters)}
          total={total}
          onClear={() => onChange({})}
          onClose={close}
        >
          {advanced.map((panel) => (
            <FilterGroup key={panelKey(panel)} of={panel} filters={draft} facets={facets} onChange={change} />
          ))}
        </AdvancedPanel>
      )}
    </form>
  );
}

type AdvancedPanelProps = {
  id: string;
  hasFilters: boolean;
  total: number | null;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The filters of the advanced search below the bar. */
function AdvancedPanel({ id, hasFilters, total, onClear, onClose, children }: AdvancedPanelProps) {
  return (
    <div id={id} className="filter-bar__panel">
      <div className="filter-bar__groups">{children}</div>
      <div className="filter-bar__foot">
        <button type="button" className="filter-bar__link" disabled={!hasFilters} onClick={onClear}>
          {message('search.filter.clear')}
        </button>
        <button type="button" className="filter-bar__apply" onClick={onClose}>
          {total === null
            ? message('search.filter.apply')
            : message('search.refine.showCount', { homes: homes(total) })}
        </button>
      </div>
    </div>
  );
}

/** Closes the panel on Escape and on a press outside of the bar. */
function useDismiss(form: RefObject<HTMLFormElement | null>, isOpen: boolean, close: () => void): void {
  const latest = useEffectEvent(close);

  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: PointerEvent | KeyboardEvent) => {
      if (
        event instanceof KeyboardEvent
          ? event.key === 'Escape'
          : !form.current?.contains(event.target as Node)
      )
        latest();
    };

    document.addEventListener('pointerdown', dismiss);
    document.addEventListener('keydown', dismiss);
    return () => {
      document.removeEventListener('pointerdown', dismiss);
      document.removeEventListener('keydown', dismiss);
    };
  }, [form, isOpen]);
}
