import { Icon } from '#web/src/ui/icon.tsx';
import { describeChanges } from '../drafts/describe-changes.ts';
import type { SitePart } from '../editing/site-parts.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import './page-alone-note.css';

type PageAloneNoteProps = {
  /** The shared parts with the agent's unsaved changes. */
  parts: SitePart[];
  /** Key of a sentence with a `{what}` placeholder. */
  messageKey: EditorMessageKey;
};

/** A note that an operation does not include the agent's drafts of shared parts (decision 0020). */
export function PageAloneNote({ parts, messageKey }: PageAloneNoteProps) {
  if (parts.length === 0) return null;

  return (
    <p className="page-alone-note">
      <Icon name="info" />
      <span>{editorMessage(messageKey, { what: describeChanges({ parts, hasPage: false }) })}</span>
    </p>
  );
}
