import { checkWebsite } from '#domain/site/website-schema.ts';
import type { Website } from '#domain/site/website.ts';
import { editorMessage } from '../../messages.ts';
import { spelt } from '../../spelling.ts';
import { fieldAt } from './website-fields.ts';

/** What is wrong with fields of the website, by their path. */
export function websiteProblems(website: Website): ReadonlyMap<string, string> {
  const checked = checkWebsite(website);

  return new Map(checked.ok ? [] : checked.problems.map(({ field, message }) => [field, spelt(message)]));
}

/** The first of them with the name of its field, as the form has it; null without any. */
export function firstProblem(website: Website): string | null {
  const [first] = websiteProblems(website);
  if (!first) return null;
  const [path, message] = first;
  const field = fieldAt(path);

  return `${field ? editorMessage(field.label) : path}: ${message}`;
}
