import { deepFreeze } from '#domain/json/deep-freeze.ts';
import { isSafeUrl } from '#domain/json/safe-url.ts';
import type { Page, Strap } from '#domain/page/page.ts';
import { type Cleaner, cleanPlainJson, cleanState } from '#domain/parts/clean-state.ts';
import { type PartsTable, partsOf } from '#domain/parts/declaration.ts';
import { repairState } from '#domain/parts/repair-state.ts';
import { isSafeResource } from '#domain/parts/safe-resource.ts';
import type { Header } from '#domain/site/website.ts';

/** Sanitisers for markup, and the parts that templates declare. Injected by the server, as they need a parser and the file system. */
export type CleanMarkup = {
  inline: (html: string) => string;
  block: (html: string) => string;
  parts: PartsTable;
};

type Report = (what: string, cause: unknown) => void;

/**
 * Markup is sanitised when saved and again before rendering, in case it reached the store another way. An invalid part
 * is reported and replaced by its default.
 */
export function cleanPage(page: Page, clean: CleanMarkup, report: Report): Page {
  const cleanOne = (strap: Strap) => cleanOnce(strap, { clean, report, of: `page ${page.slug}` });

  return { ...page, hero: page.hero && cleanOne(page.hero), straps: page.straps.map(cleanOne) };
}

export function cleanTemplate(template: Header, clean: CleanMarkup, report: Report): Header {
  const { name, nav, state } = template;
  const isStored = Object.isFrozen(state) && Object.isFrozen(nav);
  const known = cleanTemplates.get(clean) ?? new WeakMap<Header['state'], CleanTemplate>();
  cleanTemplates.set(clean, known);
  const before = known.get(state);
  if (isStored && before?.name === name && before.of === nav) return { ...template, ...before.cleaned };

  const { nav: cleanNav, ...rest } = cleanedState(name, { ...state, nav }, { clean, report, of: name });
  const cleaned = { nav: (cleanNav ?? []) as Header['nav'], state: rest };
  if (isStored) known.set(state, { name, of: nav, cleaned: deepFreeze(cleaned) });
  return { ...template, ...cleaned };
}

type CleanTemplate = { name: string; of: Header['nav']; cleaned: Pick<Header, 'nav' | 'state'> };

/** Of headers and footers that the services return again and again, by their stored state. */
const cleanTemplates = new WeakMap<CleanMarkup, WeakMap<Header['state'], CleanTemplate>>();

type CleanInput = { clean: CleanMarkup; report: Report; of: string };

const cleanStraps = new WeakMap<CleanMarkup, WeakMap<Strap, Strap>>();

/** A stored strap that the services return again and again, frozen, is cleaned for the first render alone. */
function cleanOnce(strap: Strap, work: CleanInput): Strap {
  if (!Object.isFrozen(strap)) return cleanStrap(strap, work);

  const known = cleanStraps.get(work.clean) ?? new WeakMap<Strap, Strap>();
  cleanStraps.set(work.clean, known);
  const cleaned = known.get(strap) ?? deepFreeze(cleanStrap(strap, work));
  known.set(strap, cleaned);
  return cleaned;
}

function cleanStrap(strap: Strap, work: CleanInput): Strap {
  const config = cleanPlainJson(strap.config, cleanerOf(work.clean), 'config') as Strap['config'];

  return { ...strap, state: cleanedState(strap.name, strap.state, work), config };
}

function cleanedState(
  name: string,
  state: Strap['state'],
  { clean, report, of }: CleanInput,
): Strap['state'] {
  const parts = partsOf(clean.parts, name) ?? {};
  const cleaned = cleanState(state, parts, cleanerOf(clean), 'state');
  const { state: repaired, problems } = repairState(parts, cleaned);
  if (problems.length > 0) reportOnce(`${of}: ${name}, ${problems.join('; ')}`, report);

  return repaired;
}

function cleanerOf({ inline, block }: CleanMarkup): Cleaner {
  return {
    inline,
    block,
    link: (url) => (isSafeUrl(url) ? url : ''),
    resource: (url) => (isSafeResource(url) ? url : ''),
    tooDeep: () => null,
  };
}

/** A stored part is invalid on every visit: report each once. */
const reported = new Set<string>();
const REPORTED_MAX = 1000;

function reportOnce(problem: string, report: Report): void {
  if (reported.has(problem) || reported.size >= REPORTED_MAX) return;

  reported.add(problem);
  report('A stored part cannot be drawn and is shown as its default', problem);
}
