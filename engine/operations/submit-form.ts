import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { checkSubmission, enteredValue } from '#domain/contact/check-submission.ts';
import type { Form } from '#domain/contact/form.ts';
import type { EngineContext } from '#engine/context.ts';
import { rejected } from '#engine/forms/rejected.ts';
import { recordFormLead } from '#engine/leads/record-lead.ts';
import { NEWSLETTER_FORM } from '#engine/newsletter/newsletter-form.ts';
import { requestSubscription } from '#engine/newsletter/subscribe.ts';
import { findSubmission, insertSubmission } from '#engine/store/form-table.ts';
import { checkFormView } from './check-form-view.ts';
import { requireSpace } from './find-space.ts';
import { requireForm } from './view-form.ts';

type Context = Pick<EngineContext, 'db' | 'cache' | 'clock' | 'doubtLimits'>;

export type SubmitInput = {
  spaceId: string;
  formId: string;
  /** The fields by name, and the URL of the page with the form. */
  submission: Record<string, string>;
  extraData: Record<string, unknown>;
  /** The customer whose token was sent. */
  customerId: string | null;
  visitorIp: string | null;
  viewId: string;
  captcha: string;
};

/** Who sent a form, as far as its fields name them. */
export type Sender = { name: string; email: string; pageUrl: string };

/** Stores a submission, once per view of the form; the same again gets the same response. */
export async function submitForm(
  context: Context,
  input: SubmitInput,
): Promise<{ id: string; sender: Sender | null }> {
  const form = await requireForm(context, input);
  const problem = checkSubmission(form.fields, input.submission);
  if (problem) throw rejected(`submission.${problem.field}`, problem.problem);

  const sender = senderOf(form, input.submission);
  const submission = ofForm(form, input.submission);
  // Sent again when the response was lost; concurrently when a button was clicked twice.
  const findEarlier = async () => {
    const earlier = await findSubmission(context.db, { ...input, formId: form.id });
    if (earlier && !isDeepStrictEqual(earlier.submission, submission)) throw rejected('viewId', 'sent');
    return earlier && { id: earlier.id, sender };
  };
  const repeated = await findEarlier();
  if (repeated) return repeated;

  await checkFormView(context, form, { ...input, email: sender?.email ?? null });
  const { source } = await requireSpace(context, input.spaceId);
  const id = randomUUID();
  const now = context.clock();
  const { spaceId, viewId, extraData, customerId, visitorIp } = input;
  // The submission, its lead and the mail about it are stored together or not at all.
  const isStored = await context.db.transaction().execute(async (transaction) => {
    const stored = { id, spaceId, formId: form.id, viewId, submission, extraData, submittedAt: now };
    if (!(await insertSubmission(transaction, stored))) return false;

    await recordFormLead(transaction, {
      id,
      spaceId,
      source,
      form,
      submission,
      extraData,
      customerId,
      visitorIp,
      now,
    });
    if (form.id === NEWSLETTER_FORM && sender) {
      const consent = typeof extraData.consent === 'string' ? extraData.consent : '';
      await requestSubscription(transaction, { ...sender, spaceId, consent, visitorIp, now });
    }
    return true;
  });
  if (isStored) return { id, sender };

  const first = await findEarlier();
  if (!first) throw rejected('viewId', 'sent');
  return first;
}

function ofForm(form: Form, submission: Record<string, string>): Record<string, string> {
  const names = [...form.fields.map(({ name }) => name), 'pageUrl'];

  return Object.fromEntries(
    names.flatMap((name) => {
      const value = enteredValue(submission, name);
      return value ? [[name, value.trim()]] : [];
    }),
  );
}

/** By the first email of the form, and the name beside it. */
function senderOf(form: Form, submission: Record<string, string>): Sender | null {
  const emails = form.fields.filter(({ type }) => type === 'email');
  const email = emails.map(({ name }) => enteredValue(submission, name)).find(Boolean);
  if (!email) return null;
  const { name, firstName, lastName, pageUrl = '' } = submission;

  return { email, pageUrl, name: name || [firstName, lastName].filter(Boolean).join(' ') };
}
