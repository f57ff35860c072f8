import type { Checked, Problem } from '#domain/json/checked.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { checkSearchSetup } from '#domain/search/search-setup-schema.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { panelName } from './panel-name.ts';
import { isRawPanel, panelsOf } from './setup-panels.ts';

export type SetupTab = 'filters' | 'prepared' | 'results';

/** A problem of a setup where an agent finds it: the tab, the item of its list, and words that name the field. */
export type SetupProblem = { tab: SetupTab; item: number | null; words: string };

/** The names that the form gives to members of a setup. */
const NAMES: Record<string, EditorMessageKey> = {
  label: 'searchSetup.field.name',
  name: 'searchSetup.field.name',
  field: 'searchSetup.field.source',
  min: 'searchSetup.field.min',
  max: 'searchSetup.field.max',
  step: 'searchSetup.field.step',
  unit: 'searchSetup.field.unit',
  values: 'searchSetup.field.choices',
  slug: 'searchSetup.field.slug',
  url: 'searchSetup.field.url',
  title: 'searchSetup.field.metaTitle',
  description: 'searchSetup.field.metaDescription',
  resultsPerPage: 'searchSetup.field.resultsPerPage',
  pointSearchRadius: 'searchSetup.field.radius',
  size: 'searchSetup.field.suggestions',
  focusDistance: 'searchSetup.field.focusDistance',
  defaultGeo: 'searchSetup.field.defaultGeo',
  mapTiers: 'searchSetup.field.mapTiers',
};

/** The check of a setup as a value: an empty one is a problem of the whole. */
export function checkedSetup(check: () => Checked<SearchSetup>): Checked<SearchSetup> {
  try {
    return check();
  } catch (error) {
    return { ok: false, problems: [{ field: '', message: (error as Error).message }] };
  }
}

/** What is wrong with a setup as it stands in the form. */
export function setupProblems(setup: SearchSetup): SetupProblem[] {
  const checked = checkedSetup(() => checkSearchSetup(setup));

  return checked.ok ? [] : checked.problems.map((problem) => placed(problem, setup));
}

function placed(problem: Problem, setup: SearchSetup): SetupProblem {
  const [member = '', key = '', ...rest] = problem.field.split('.');
  const say = (tab: SetupTab, item: number | null, name: string | null) => {
    const fieldKey = [...rest].reverse().find((part) => part in NAMES) ?? (item === null ? key : '');
    const field = NAMES[fieldKey] ?? NAMES[member];
    const words = [name, field && editorMessage(field)].filter(Boolean).join(', ');
    return { tab, item, words: words ? `${words}: ${problem.message}` : problem.message };
  };

  switch (member) {
    case 'panels': {
      const panel = panelsOf(setup)[Number(key)];
      return say('filters', Number(key), panel ? panelName(panel) : null);
    }
    case 'rawFieldSets': {
      const item = panelsOf(setup).findIndex((panel) => isRawPanel(panel) && panel.rawFieldSet === key);
      const panel = panelsOf(setup)[item];
      return say('filters', panel ? item : null, panel ? panelName(panel) : key);
    }
    case 'filterOptions':
      return say('filters', null, key);
    case 'preconfiguredSearches':
      return say('prepared', Number(key), setup.preconfiguredSearches?.[Number(key)]?.name || null);
    default:
      return say('results', null, null);
  }
}
