import { FORMS_ROOT } from './forms-root.ts';

const FILE = new RegExp(`^${FORMS_ROOT}([^/]+)/captcha/([^/]+)\\.wav$`);

type View = { formId: string; viewId: string };

/** Path of the captcha's numbers read out: `/_forms/{formID}/captcha/{viewID}.wav`. */
export function captchaAudioPath({ formId, viewId }: View): string {
  return `${FORMS_ROOT}${encodeURIComponent(formId)}/captcha/${encodeURIComponent(viewId)}.wav`;
}

/** Parses such a path; null for other paths. */
export function readCaptchaAudioPath(pathname: string): View | null {
  const [, formId, viewId] = FILE.exec(pathname) ?? [];
  if (!formId || !viewId) return null;

  try {
    return { formId: decodeURIComponent(formId), viewId: decodeURIComponent(viewId) };
  } catch {
    return null;
  }
}
