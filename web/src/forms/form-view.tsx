import { useEffect, useRef } from 'react';
import { enteredValue } from '#domain/contact/check-submission.ts';
import { WRITTEN_TO_PARAM } from '#domain/contact/form.ts';
import { message } from '../messages.ts';
import { legalSlugs } from '../site/legal-slugs.ts';
import { useSite } from '../site/site-context.tsx';
import type { Viewer } from '../site/site-model.ts';
import { Icon } from '../ui/icon.tsx';
import { useLocation } from '../ui/routing.tsx';
import { captchaAudioPath } from './captcha-audio-path.ts';
import { FormFieldView } from './form-field.tsx';
import {
  CAPTCHA_NAME,
  CONSENT_NAME,
  type FormSource,
  LISTING_NAME,
  PAGE_NAME,
  SOURCE_NAME,
  TRAP_NAME,
  VIEW_NAME,
} from './form-fields.ts';
import type { FormPart_FormFragment } from './form-part.generated.ts';
import { TOUR_PARAM, wasSent } from './form-result.ts';
import { usePostedForm } from './posted-form.ts';
import { isNewsletter, sendText, sentText } from './sent-text.ts';
import { readTourSlug, type Tour, tourFilePath } from './tour-path.ts';
import { useForm } from './use-form.ts';
import './form-view.css';

type FormViewProps = {
  /** Unique on the page. */
  id: string;
  form: FormPart_FormFragment;
  buttonText?: string;
  /** The listing it is about. */
  listingId?: string;
  /** The agent it is written to, where the page does not tell. */
  agentId?: string;
  /** Initial values by field name. */
  values?: Readonly<Record<string, string>>;
  /** Values chosen elsewhere, which are sent along; their fields are not shown. */
  given?: Readonly<Record<string, string>>;
  /** Where the form is shown. */
  source?: FormSource;
  /** Called when the form was sent. */
  onSent?: () => void;
};

const NOTHING = {};

/** A form of the forms manager. Without JavaScript it uses HTML validation and a plain POST. */
export function FormView({
  id,
  form: served,
  buttonText,
  listingId,
  agentId,
  values = NOTHING,
  given = NOTHING,
  source = 'page',
  onSent,
}: FormViewProps) {
  const { pathname, search } = useLocation();
  const { origin, website, viewer } = useSite();
  const consent = message('form.consent', { siteName: website.config.display.siteName });
  const posted = usePostedForm(served.id);
  const { element, form, phase, errors, notice, madeAccount, submit, renewCaptcha } = useForm(
    posted?.form ?? served,
    {
      listingId,
      given,
      posted,
      isCustomer: viewer.customer !== null,
      onSent,
    },
  );
  const isSent = phase === 'sent' || wasSent(search, form.id);
  if (isSent) {
    const tour = readTourSlug(new URLSearchParams(search).get(TOUR_PARAM) ?? '');

    return (
      <>
        <Sent id={id} formId={form.id} isFresh={phase === 'sent'} madeAccount={madeAccount} />
        {tour && phase !== 'sent' && <TourFileLink tour={tour} listingId={listingId} />}
      </>
    );
  }

  // An embedded form is for every visitor of its page.
  const customer = source === 'embedded' ? null : viewer.customer;
  const initial = posted?.values ?? { ...nameOf(customer), ...values };
  const fields = form.fields.filter(({ name }) => !Object.hasOwn(given, name));
  // An embedded form signs nobody in, and neither does one without an e-mail address.
  const makesAccount =
    viewer.customer === null &&
    source !== 'embedded' &&
    !isNewsletter(form.id) &&
    form.fields.some(({ type }) => type === 'email');
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.text ?? null;
  const names = [...fields.map(({ name }) => name), ...(form.hasCaptcha ? ['captcha'] : [])];
  const other = errors.find(({ field }) => field === null || !names.includes(field));

  return (
    <form
      ref={element}
      id={id}
      className="form-view"
      action={`/_forms/${encodeURIComponent(form.id)}`}
      method="post"
      aria-label={form.name ?? undefined}
      onSubmit={submit}
    >
      <input type="hidden" name={VIEW_NAME} value={form.viewId} />
      <input type="hidden" name={PAGE_NAME} value={writtenTo(origin + pathname + search, agentId)} />
      <input type="hidden" name={SOURCE_NAME} value={source} />
      <input type="hidden" name={CONSENT_NAME} value={consent} />
      <Trap id={id} />
      {listingId && <input type="hidden" name={LISTING_NAME} value={listingId} />}
      {fields.map((field) => (
        <FormFieldView
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          value={enteredValue(initial, field.name)}
          error={errorOf(field.name)}
          accountValue={customer ? field.accountValue : null}
          isOther={
            posted
              ? !posted.accountFields?.includes(field.name)
              : // The visitor has entered it on the page that opened the form.
                enteredValue(initial, field.name) !== ''
          }
        />
      ))}
      {form.hasCaptcha && (
        <Captcha
          id={id}
          form={form}
          origin={origin}
          error={errorOf('captcha')}
          notice={notice}
          onRenew={source === 'embedded' ? undefined : renewCaptcha}
        />
      )}
      <p className="form-view__problem" role="alert">
        {other?.text}
      </p>
      <p className="form-view__consent">
        {consent} <a href={`${origin}/${legalSlugs(website).privacy}`}>{message('form.privacy')}</a>
      </p>
      {makesAccount && <p className="form-view__consent">{message('form.account')}</p>}
      <button type="submit" className="button form-view__submit" disabled={phase === 'sending'}>
        {phase === 'sending' ? message('form.sending') : buttonText || sendText(form.id)}
      </button>
    </form>
  );
}

/** The value of a field for the name: a customer without one is called by their masked email. */
function nameOf(customer: Viewer['customer']): Record<string, string> {
  return customer && customer.name !== customer.email ? { name: customer.name } : {};
}

/** Hidden from people; a robot that fills every field in gives itself away. */
function Trap({ id }: { id: string }) {
  return (
    <div className="form-view__trap" aria-hidden="true">
      <label htmlFor={`${id}-trap`}>{message('form.trap')}</label>
      <input id={`${id}-trap`} name={TRAP_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

type CaptchaProps = {
  id: string;
  form: FormPart_FormFragment;
  /** Of the site, which a page of another site embeds the form from. */
  origin: string;
  error: string | null;
  /** Load state of the captcha image. */
  notice: string;
  /** Absent in an embedded form, which runs no React. */
  onRenew?: () => void;
};

function Captcha({ id, form, origin, error, notice, onRenew }: CaptchaProps) {
  const { id: formId, captchaUrl, hasCaptchaAudio, viewId } = form;
  // Asked for the first time: nothing was entered wrongly.
  const isAsked = error === message('form.captcha.needed');
  const why = error && (
    <p className={isAsked ? 'form-field__asked' : 'form-field__error'} id={`${id}-captcha-error`}>
      {error}
    </p>
  );

  return (
    <div className="form-field is-captcha">
      <label className="form-field__label" htmlFor={`${id}-captcha`}>
        {message('form.captcha.label')}
      </label>
      {isAsked && why}
      <div className="form-field__captcha">
        {captchaUrl && <img src={captchaUrl} alt={message('form.captcha.image')} width={160} height={56} />}
        {onRenew && (
          <button type="button" className="form-field__renew" onClick={onRenew}>
            <Icon name="refresh-cw" />
            {message('form.captcha.renew')}
          </button>
        )}
      </div>
      {hasCaptchaAudio && (
        <details className="form-field__audio">
          <summary>{message('form.captcha.audio')}</summary>
          {/* biome-ignore lint/a11y/useMediaCaption: a text of the numbers would be read by robots */}
          <audio
            key={`audio-${viewId}`}
            controls
            preload="none"
            src={origin + captchaAudioPath({ formId, viewId })}
            aria-label={message('form.captcha.audio')}
          />
        </details>
      )}
      <input
        key={viewId}
        id={`${id}-captcha`}
        className="form-field__control"
        name={CAPTCHA_NAME}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        placeholder={message('form.captcha.placeholder')}
        aria-invalid={error && !isAsked ? true : undefined}
        aria-describedby={error ? `${id}-captcha-error` : undefined}
      />
      <p className="form-field__notice" role="status">
        {notice}
      </p>
      {!isAsked && why}
    </div>
  );
}

type SentProps = { id: string; formId: string; isFresh: boolean; madeAccount: boolean };

/** Replaces the form once it was sent; takes the focus, as the focused button is removed. */
function Sent({ id, formId, isFresh, madeAccount }: SentProps) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFresh) notice.current?.focus();
  }, [isFresh]);

  return (
    <p ref={notice} id={id} className="form-view__sent" role="status" tabIndex={-1}>
      <Icon name="circle-check" />
      <span>
        {sentText(formId)}{' '}
        {madeAccount && <span className="form-view__account">{message('form.sent.account')}</span>}
      </span>
    </p>
  );
}

/** Below the thanks for a tour that was requested without JavaScript. */
function TourFileLink({ tour, listingId }: { tour: Tour; listingId: string | undefined }) {
  return (
    <a className="button is-secondary form-view__file" href={tourFilePath(tour, listingId)} download>
      <Icon name="calendar" />
      {message('tour.calendar')}
    </a>
  );
}

/** The address of the page, with the agent for whom the form is. */
function writtenTo(pageUrl: string, agentId: string | undefined): string {
  if (!agentId) return pageUrl;
  const url = new URL(pageUrl);
  url.searchParams.set(WRITTEN_TO_PARAM, agentId);

  return url.href;
}
