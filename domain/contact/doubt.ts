import { enteredValue } from './check-submission.ts';
import type { FormField } from './form.ts';

/** What a person does: beyond it a submission may be a robot's, and its form asks for a captcha. */
export type DoubtLimits = {
  /** Shortest time to fill a form in. */
  fillMs: number;
  /** Submissions of one network, and of one email, in ten minutes. */
  submissions: number;
};

export const DOUBT_LIMITS: DoubtLimits = { fillMs: 2000, submissions: 4 };

const LINKS_MAX = 2;
const LINK = /https?:\/\/|\bwww\.|<a\s|\[(?:url|link)\b/gi;
/** Nobody is called by a link. */
const NAMES = ['name', 'firstName', 'lastName'];

type Submission = {
  fields: readonly FormField[];
  values: Readonly<Record<string, string>>;
  /** How long the form was open. */
  openMs: number;
  /** Of the network or the email, whichever sent more; this one is counted. */
  submissions: number;
};

/** Whether a submission may be a robot's. */
export function isDoubtful(
  { fields, values, openMs, submissions }: Submission,
  limits: DoubtLimits = DOUBT_LIMITS,
): boolean {
  if (openMs < limits.fillMs || submissions > limits.submissions) return true;
  const links = (name: string) => enteredValue(values, name).match(LINK)?.length ?? 0;

  return (
    NAMES.some((name) => links(name) > 0) ||
    fields.reduce((sum, { name }) => sum + links(name), 0) > LINKS_MAX
  );
}
