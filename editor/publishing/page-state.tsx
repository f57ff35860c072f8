import { editorMessage } from '../messages.ts';
import './page-state.css';

type PageStateProps = {
  isPublished: boolean;
  /** Whether there are changes that are not live, in a draft or in the editor. */
  hasChanges: boolean;
  /** What waits to go live, in a few words. */
  waiting?: string;
  /** The same as a sentence, which has no room in the bar. */
  sentence?: string;
};

/** What visitors see of the page, in a word: live, a draft, or live without the latest changes. */
export function PageState({ isPublished, hasChanges, waiting = '', sentence = '' }: PageStateProps) {
  const state = !isPublished ? 'draft' : hasChanges ? 'changed' : 'live';

  return (
    <span
      className={`page-state is-${state}`}
      title={[editorMessage(`state.${state}`), sentence].filter(Boolean).join('. ')}
    >
      <span className="page-state__word editor-toolbar__word">
        {editorMessage(`state.${state}`)}
        {waiting && <small className="page-state__waiting">{waiting}</small>}
      </span>
    </span>
  );
}
