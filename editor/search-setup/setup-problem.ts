import type { Checked, Problem } from '#domain/json/checked.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { checkSearchSetup } from '#domain/search/search-setup-schema.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { panelName } from './panel-name.ts';
import { isRawPanel, panelsOf } from './setup-panels.ts';

export type SetupTab = 'filters' | 'prepared' | 'results';

/** A problem of a setup: the tab, the index of the item, and a message that names the field. */
export type SetupProblem = { tab: SetupTab; item: number | null; message: string };

/** The form's labels of members. */
const NAMES = new Map<string, EditorMessageKey>([
  ['label', 'searchSetup.field.name'],
  ['name', 'searchSetup.field.name'],
  ['field', 'searchSetup.field.source'],
  ['min', 'searchSetup.field.min'],
  ['max', 'searchSetup.field.max'],
  ['step', 'searchSetup.field.step'],
  ['unit', 'searchSetup.field.unit'],
  ['values', 'searchSetup.field.choices'],
  ['slug', 'searchSetup.field.slug'],
  ['url', 'searchSetup.field.url'],
  ['title', 'searchSetup.field.metaTitle'],
  ['description', 'searchSetup.field.metaDescription'],
  ['resultsPerPage', 'searchSetup.field.resultsPerPage'],
  ['pointSearchRadius', 'searchSetup.field.radius'],
  ['size', 'searchSetup.field.suggestions'],
  ['focusDistance', 'searchSetup.field.focusDistance'],
  ['defaultGeo', 'searchSetup.field.defaultGeo'],
  ['mapTiers', 'searchSetup.field.mapTiers'],
  ['drawing', 'searchSetup.field.drawing'],
]);

/** Runs a check; an empty setup is a problem of the whole. */
export function checkedSetup(check: () => Checked<SearchSetup>): Checked<SearchSetup> {
  try {
    return check();
  } catch (error) {
    return { ok: false, problems: [{ field: '', message: (error as Error).message }] };
  }
}

/** The problems of a setup. */
export function setupProblems(setup: SearchSetup): SetupProblem[] {
  const checked = checkedSetup(() => checkSearchSetup(setup));

  return checked.ok ? [] : checked.problems.map((problem) => placed(problem, setup));
}

function placed(problem: Problem, setup: SearchSetup): SetupProblem {
  const [member = '', key = '', ...rest] = problem.field.split('.');
  const problemAt = (tab: SetupTab, item: number | null, name: string | null) => {
    const fieldKey = [...rest].reverse().find((part) => NAMES.has(part)) ?? (item === null ? key : '');
    const field = NAMES.get(fieldKey) ?? NAMES.get(member);
    const prefix = [name, field && editorMessage(field)].filter(Boolean).join(', ');
    return { tab, item, message: prefix ? `${prefix}: ${problem.message}` : problem.message };
  };

  switch (member) {
    case 'panels': {
      const panel = panelsOf(setup)[Number(key)];
      return problemAt('filters', Number(key), panel ? panelName(panel) : null);
    }
    case 'rawFieldSets': {
      const item = panelsOf(setup).findIndex((panel) => isRawPanel(panel) && panel.rawFieldSet === key);
      const panel = panelsOf(setup)[item];
      return problemAt('filters', panel ? item : null, panel ? panelName(panel) : key);
    }
    case 'filterOptions':
      return problemAt('filters', null, key);
    case 'preconfiguredSearches':
      return problemAt('prepared', Number(key), setup.preconfiguredSearches?.[Number(key)]?.name || null);
    default:
      return problemAt('results', null, null);
  }
}
