import { HERO_ID } from '#domain/page/page.ts';
import { PAGE_DETAILS, type PageDetail } from '#domain/page/page-details.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import { detailLabel, strapLabel } from '../strap-label.ts';
import type { EditorVersionsQuery } from './publishing.generated.ts';

type PageVersionChange = EditorVersionsQuery['pageVersions'][number]['changes'][number];

/** Who applied which template; null for a version of none. */
export function templateSentence(
  templates: EditorVersionsQuery['siteTemplates'],
  templateId: string | null | undefined,
  who: string,
): string | null {
  const title = templates.find(({ id }) => id === templateId)?.title;

  return title ? editorMessage('versions.reason.templateOf', { title, who }) : null;
}

/** Names of each kind that are listed. */
const MOST_NAMES = 4;
const KINDS = ['added', 'removed', 'changed', 'moved'] as const;

/** What a version of a page changed: “Added: Text. Changed: Hero, Title.” Empty without changes. */
export async function sentenceOfPageChanges(changes: readonly PageVersionChange[]): Promise<string> {
  const kinds = changes.filter(({ kind, name }) => kind !== 'detail' && name !== HERO_ID);
  await Promise.allSettled(kinds.map(({ name }) => loadStrap(name)));

  return KINDS.map((kind) => {
    const ofKind = changes.filter((change) => (change.kind === 'detail' ? 'changed' : change.kind) === kind);

    return sentenceOf(`versions.changes.${kind}`, ofKind.map(labelOf));
  })
    .filter(Boolean)
    .join(' ');
}

/** Labels of members; others are not named. */
const TEMPLATE_MEMBERS: Readonly<Record<string, EditorMessageKey>> = {
  name: 'versions.part.design',
  nav: 'versions.part.nav',
  state: 'versions.part.content',
  config: 'versions.part.style',
};
const THEME_MEMBERS: Readonly<Record<string, EditorMessageKey>> = {
  'theme.fonts': 'versions.part.fonts',
  'theme.shapes': 'versions.part.shapes',
  'theme.header': 'versions.part.colours',
  'theme.straps': 'versions.part.colours',
  'theme.dark': 'versions.part.colours',
};

/** The same for header, footer or theme. */
export function sentenceOfSiteChanges(
  changed: readonly string[],
  place: 'header' | 'footer' | 'theme',
): string {
  const members = place === 'theme' ? THEME_MEMBERS : TEMPLATE_MEMBERS;
  const labels = new Set(changed.flatMap((name) => members[name] ?? []));

  return sentenceOf(
    'versions.changes.changed',
    [...labels].map((key) => editorMessage(key)),
  );
}

function sentenceOf(key: `versions.changes.${(typeof KINDS)[number]}`, labels: readonly string[]): string {
  if (labels.length === 0) return '';
  const names = [...new Set(labels)].map((label) => {
    const count = labels.filter((one) => one === label).length;

    return count === 1 ? label : editorMessage('versions.changes.times', { label, count });
  });
  const listed = names.slice(0, MOST_NAMES);
  const more = names.length - listed.length;
  if (more > 0) listed.push(editorMessage('versions.changes.more', { count: more }));

  return editorMessage(key, { names: listed.join(', ') });
}

function labelOf({ kind, name }: PageVersionChange): string {
  if (kind === 'detail') return isDetail(name) ? detailLabel(name) : name;

  return name === HERO_ID ? editorMessage('panel.hero') : strapLabel(name);
}

function isDetail(name: string): name is PageDetail {
  return (PAGE_DETAILS as readonly string[]).includes(name);
}
