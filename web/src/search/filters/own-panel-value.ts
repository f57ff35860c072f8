import type { OwnFilterPanel } from '#domain/search/panels/filter-panel.ts';
import type { Filters } from '#domain/search/filters.ts';
import { rawRange, rawValues } from '#domain/search/raw-terms.ts';
import { message } from '../../messages.ts';

const ID_OF = { office: 'officeId', agent: 'agentId', 'org-chart': 'orgChartId' } as const;

/** The filter that a panel of offices, agents or teams sets. */
export function idFilter(kind: keyof typeof ID_OF): 'officeId' | 'agentId' | 'orgChartId' {
  return ID_OF[kind];
}

/** The value of a custom panel as text; empty if it does not filter. */
export function ownPanelValue(panel: OwnFilterPanel, filters: Filters): string[] {
  switch (panel.kind) {
    case 'raw-text':
      return rawValues(filters, panel.field, 'match');
    case 'raw-checkboxes':
      return rawValues(filters, panel.field, 'in').map((value) => labelOf(panel.values, value));
    case 'raw-range': {
      const [low, high] = rawRange(filters, panel);
      return low > panel.min || high < panel.max ? [rangeText(panel, [low, high])] : [];
    }
    default: {
      const id = filters[idFilter(panel.kind)];
      return id ? [labelOf(panel.values, id)] : [];
    }
  }
}

/** `1990 – 2010`, `At least 1990`, `At most 2010 acres`. */
export function rangeText(
  { min, max, unit }: { min: number; max: number; unit: string },
  [low, high]: readonly [number, number],
): string {
  const withUnit = (value: number) => [value, unit].filter((part) => part !== '').join(' ');

  if (low > min && high < max)
    return message('search.chip.range', { low: withUnit(low), high: withUnit(high) });
  if (low > min) return message('search.raw.atLeast', { value: withUnit(low) });
  return high < max ? message('search.raw.atMost', { value: withUnit(high) }) : message('search.raw.any');
}

function labelOf(values: readonly { value: string; label: string }[], value: string): string {
  return values.find((option) => option.value === value)?.label ?? value;
}
