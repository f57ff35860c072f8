import { Icon } from '#web/src/ui/icon.tsx';
import { describeChanges } from '../drafts/describe-changes.ts';
import { type EditorMessageKey, editorMessage } from '../messages.ts';
import type { SitePart } from '../site-parts.ts';
import './page-alone-note.css';

type PageAloneNoteProps = {
  /** What the agent changed of what all pages share. */
  parts: SitePart[];
  /** A sentence with a place for `{what}`. */
  words: EditorMessageKey;
};

/** Where something is done with the page alone: that changes of the site are the agent's own (docs/decisions/0020). */
export function PageAloneNote({ parts, words }: PageAloneNoteProps) {
  if (parts.length === 0) return null;

  return (
    <p className="page-alone-note">
      <Icon name="info" />
      <span>{editorMessage(words, { what: describeChanges({ parts, hasPage: false }) })}</span>
    </p>
  );
}
