import { type FormEvent, useEffect, useRef, useState } from 'react';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import { message } from '../messages.ts';
import { notify } from '../notifications/notify.ts';
import { useRevalidateOnSite } from '../site/navigation-context.ts';
import {
  accountFields,
  CAPTCHA_NAME,
  fieldOfError,
  filledValues,
  problemsOf,
  sentWith,
} from './form-fields.ts';
import type { FormPart_FormFragment } from './form-part.generated.ts';
import { FormViewDocument } from './form-view.generated.ts';
import type { PostedForm } from './posted-form.ts';
import { rejectionText } from './rejection-text.ts';
import { sentText } from './sent-text.ts';
import { SubmitFormDocument } from './submit-form.generated.ts';

/** An error of one field, or of the form when `field` is null. */
export type FormError = { field: string | null; text: string };
type Phase = 'filling' | 'sending' | 'sent';
/** `signedIn`: a customer is signed in now. */
type Outcome = { rejection: FormError | null; signedIn?: boolean };

/** Validates and submits a form. Each view of a form takes one submission, so a rejected form is loaded again. */
export function useForm(
  served: FormPart_FormFragment,
  {
    listingId,
    given,
    posted,
    isCustomer,
    onSent,
  }: {
    listingId?: string;
    /** Values that have no control. */
    given: Readonly<Record<string, string>>;
    /** A submission that was rejected before this page was rendered. */
    posted?: PostedForm | null;
    /** Whether a customer fills it in. */
    isCustomer: boolean;
    onSent?: () => void;
  },
) {
  const [form, setForm] = useState(served);
  const [phase, setPhase] = useState<Phase>('filling');
  const [errors, setErrors] = useState<readonly FormError[]>(() => postedErrors(served, posted));
  const [notice, setNotice] = useState('');
  const [madeAccount, setMadeAccount] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const revalidate = useRevalidateOnSite();

  // The sentences of the site below its fields, not the browser's over them.
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);
  // A new captcha has a new field: focus it once it is rendered.
  useEffect(() => {
    if (element.current && form.viewId !== served.viewId) focusField(element.current, 'captcha');
  }, [form.viewId, served.viewId]);
  useEffect(() => {
    const [first] = errors;
    if (element.current && first) focusField(element.current, first.field);
  }, [errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const posted = new FormData(event.currentTarget);
    const values = { ...filledValues(posted), ...given };
    const found = errorsOf(form, values, posted);
    setNotice('');
    setErrors(found);
    if (found.length > 0) return;

    setPhase('sending');
    const { rejection, signedIn } = await send(form, values, posted, listingId);
    if (rejection && needsNewView(rejection)) await reopen(rejection.field === 'captcha');
    setErrors(rejection ? [rejection] : []);
    setPhase(rejection ? 'filling' : 'sent');
    if (rejection) return;

    const isNew = signedIn === true && !isCustomer;
    setMadeAccount(isNew);
    onSent?.();
    // Where the form goes away, the notification alone tells about the account.
    const words = [sentText(form.id), isNew && onSent && message('form.sent.account')];
    notify({ type: 'branded', message: words.filter(Boolean).join(' ') });
    if (signedIn && revalidate)
      void import('./after-form.ts').then(({ afterForm }) => afterForm(revalidate)).catch(console.error);
  }

  /** The form with a new captcha, if it had one or the last submission was in doubt; entered values stay. */
  async function reopen(isAsked = false): Promise<void> {
    const fresh = await reopened({ id: form.id, captcha: isAsked || form.hasCaptcha });
    if (fresh) setForm(fresh);
    if (form.hasCaptcha) setNotice(message(fresh ? 'form.captcha.renewed' : 'form.captcha.failed'));
  }

  async function renewCaptcha(): Promise<void> {
    setErrors([]);
    setNotice('');
    await reopen();
  }

  return { element, form, phase, errors, notice, madeAccount, submit, renewCaptcha };
}

/** The service names the first wrong field alone: the others are named beside it. */
function postedErrors(form: FormPart_FormFragment, posted: PostedForm | null | undefined): FormError[] {
  if (!posted) return [];
  const { error, values } = posted;
  if (!form.fields.some(({ name }) => name === error.field)) return [error];

  const found = fieldErrors(form, values, posted.accountFields);

  return found.some(({ field }) => field === error.field)
    ? found.map((one) => (one.field === error.field ? error : one))
    : [error, ...found];
}

/** `fromAccount` have no entered value. */
function fieldErrors(
  { fields }: FormPart_FormFragment,
  values: Readonly<Record<string, string>>,
  fromAccount: readonly string[] = [],
): FormError[] {
  return problemsOf(
    fields.filter(({ name }) => !fromAccount.includes(name)),
    values,
  ).map(({ field, problem }) => ({ field, text: message(`form.problem.${problem}`) }));
}

function errorsOf(
  form: FormPart_FormFragment,
  values: Record<string, string>,
  posted: FormData,
): FormError[] {
  const errors = fieldErrors(form, values, accountFields(posted));
  const isPending = form.hasCaptcha && !String(posted.get(CAPTCHA_NAME) ?? '').trim();

  return isPending ? [...errors, { field: 'captcha', text: message('form.problem.required') }] : errors;
}

async function send(
  form: FormPart_FormFragment,
  values: Record<string, string>,
  posted: FormData,
  listingId: string | undefined,
): Promise<Outcome> {
  const input = {
    formId: form.id,
    viewId: form.viewId,
    values: Object.entries(values).map(([name, value]) => ({ name, value })),
    listingId,
    ...sentWith(posted),
    referrer: document.referrer,
    landingUrl: performance.getEntriesByType?.('navigation')[0]?.name,
  };

  try {
    const { submitForm } = await fetchGraphQL(SubmitFormDocument, { input });

    return 'message' in submitForm
      ? { rejection: { field: fieldOfError(submitForm.field), text: rejectionText(submitForm) } }
      : { rejection: null, signedIn: submitForm.signedIn };
  } catch {
    return { rejection: { field: null, text: message('form.failed') } };
  }
}

/** A captcha is needed, its solution was wrong, or the form has expired. */
function needsNewView({ field }: FormError): boolean {
  return field === 'captcha' || field === 'viewId';
}

async function reopened(view: { id: string; captcha: boolean }): Promise<FormPart_FormFragment | null> {
  return fetchGraphQL(FormViewDocument, view)
    .then(({ form }) => form ?? null)
    .catch(() => null);
}

function focusField(element: HTMLFormElement, field: string | null): void {
  const names = [`field:${field}`, `_${field}`];
  const control = [...element.elements].find((candidate) =>
    names.includes((candidate as HTMLInputElement).name),
  );
  if (control instanceof HTMLElement) control.focus();
}
