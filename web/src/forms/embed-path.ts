import { formUrlId } from '#domain/contact/form.ts';
import { FORMS_ROOT } from './forms-root.ts';

const PATTERN = new RegExp(`^${FORMS_ROOT}([^/]+)/embed/([^/]+)\\.js$`);

/** Path of the script that embeds a form: `/_forms/{spaceID}/embed/{formID}.js`; null without a form. */
export function embedPath(spaceId: string, formID: string): string | null {
  const id = formUrlId(formID.trim());

  return id ? `${FORMS_ROOT}${encodeURIComponent(spaceId)}/embed/${encodeURIComponent(id)}.js` : null;
}

/** Parses such a path; null for other paths. */
export function readEmbedPath(pathname: string): { spaceId: string; formId: string } | null {
  const [, spaceId, formId] = PATTERN.exec(pathname) ?? [];
  if (!spaceId || !formId) return null;

  try {
    return { spaceId: decodeURIComponent(spaceId), formId: decodeURIComponent(formId) };
  } catch {
    return null;
  }
}
