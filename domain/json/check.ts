import { type Checked, dottedPath } from './checked.ts';
import { issueSentence } from './issue-sentence.ts';
import { jsonProblem } from './plain-json.ts';

/** Limit of listed problems. */
export const PROBLEMS_MAX = 20;

/** The part of a schema library that is used here; schemas are in files named -schema.ts. */
type Schema<T> = {
  safeParse(
    value: unknown,
    params: { error: typeof issueSentence },
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
};

/** Validates untrusted JSON: its keys and size first, then its shape. */
export function checkJson<T>(schema: Schema<T>, value: unknown): Checked<T> {
  const problem = jsonProblem(value);
  if (problem) return { ok: false, problems: [problem] };

  const parsed = schema.safeParse(value, { error: issueSentence });
  if (parsed.success) return { ok: true, value: parsed.data };

  const problems = parsed.error.issues.map(({ path, message }) => ({ field: dottedPath(path), message }));
  return { ok: false, problems: problems.slice(0, PROBLEMS_MAX) };
}
