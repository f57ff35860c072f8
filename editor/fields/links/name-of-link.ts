import { type EditorMessageKey, editorMessage } from '../../messages.ts';

const FILLED: Readonly<Record<string, EditorMessageKey>> = {
  '{office.phone}': 'site.link.office.phone',
  '{office.email}': 'site.link.office.email',
};

/** The text of a link in a list; in words if the site fills it. */
export function nameOfLink(text: string): string {
  const filled = FILLED[text];

  return filled ? editorMessage(filled) : text;
}
