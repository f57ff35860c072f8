import type { Checked } from '#domain/json/checked.ts';
import type { Page } from '#domain/page/page.ts';
import type { PartsTable } from '#domain/parts/declaration.ts';
import { checkPage } from '#domain/page/page-schema.ts';
import type { Footer, Header, Website } from '#domain/site/website.ts';
import { checkFooter, checkHeader, checkWebsite } from '#domain/site/website-schema.ts';
import { editorMessage } from '../../messages.ts';
import { partsNamedIn } from '../parts-named-in.ts';
import { syntaxSentence } from './json-syntax.ts';

/** Objects that can be exported and imported as JSON, in display order. */
export const SITE_OBJECTS = ['page', 'header', 'footer', 'website'] as const;
export type SiteObjectName = (typeof SITE_OBJECTS)[number];
export type SiteObject =
  | { name: 'page'; value: Page }
  | { name: 'header'; value: Header }
  | { name: 'footer'; value: Footer }
  | { name: 'website'; value: Website };

const CHECKS: { [Name in SiteObjectName]: (value: unknown, parts: PartsTable) => Checked<unknown> } = {
  page: checkPage,
  header: checkHeader,
  footer: checkFooter,
  website: checkWebsite,
};

/** Maximum number of reported problems. */
const MAX_REPORTED_PROBLEMS = 5;

/** Parses and validates pasted JSON; returns the object, or its problems by field. */
export async function readSiteObject(
  name: SiteObjectName,
  text: string,
): Promise<{ object: SiteObject } | { problems: string[] }> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { problems: [syntaxSentence(text, error)] };
  }

  let table: PartsTable;
  try {
    table = await partsNamedIn(json);
  } catch (error) {
    console.error(error);
    return { problems: [editorMessage('component.failed')] };
  }

  const checked = CHECKS[name](json, table);
  // The schema is that of `name`.
  if (checked.ok) return { object: { name, value: checked.value } as SiteObject };

  const reported = checked.problems
    .slice(0, MAX_REPORTED_PROBLEMS)
    .map(({ field, message }) => (field ? editorMessage('tools.rejected', { field, message }) : message));
  const more = checked.problems.length - reported.length;

  return { problems: more > 0 ? [...reported, editorMessage('tools.more', { count: more })] : reported };
}
