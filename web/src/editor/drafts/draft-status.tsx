import { Icon } from '../../ui/icon.tsx';
import { editorMessage } from '../messages.ts';
import type { DraftFailure } from './draft.machine.ts';
import { moment } from './moment.ts';
import type { DraftSnapshot } from './use-draft-keeping.ts';
import './draft-status.css';

/** Where the agent's changes are, in a quiet word of the toolbar. */
export function DraftStatus({ kept }: { kept: DraftSnapshot }) {
  const { failure, savedAt, revision, partRevisions } = kept.context;
  const isKept = revision !== null || Object.keys(partRevisions).length > 0;
  const isOnItsWay = kept.matches('waiting') || kept.matches('saving');
  const words = failure
    ? wordsOf(failure)
    : isOnItsWay
      ? editorMessage('draft.saving')
      : isKept && savedAt
        ? editorMessage('draft.saved', { when: moment(savedAt) })
        : '';

  return (
    <p
      role="status"
      className={`draft-status${failure ? ' has-failed' : ''}${isOnItsWay ? ' is-busy' : ''}`}
      title={words}
    >
      {words && <Icon name={failure ? 'triangle-alert' : isOnItsWay ? 'clock' : 'file-check'} />}
      <span className="draft-status__words">{words}</span>
    </p>
  );
}

function wordsOf({ kind, words }: DraftFailure): string {
  switch (kind) {
    case 'offline':
      return editorMessage('draft.failed.offline');
    case 'signedOut':
      return editorMessage('draft.failed.signedOut');
    case 'staleDocument':
      return editorMessage('draft.failed.staleDocument');
    case 'conflict':
      return editorMessage('draft.failed.conflict', { who: words || editorMessage('conflict.someone') });
    case 'otherWindow':
      return editorMessage('draft.failed.otherWindow', { part: words });
    case 'failed':
      return editorMessage('draft.failed', { message: words });
  }
}
