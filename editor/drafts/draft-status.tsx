import { Icon } from '#web/src/ui/icon.tsx';
import type { DraftSnapshot } from '../editing/use-editing.ts';
import { editorMessage } from '../messages.ts';
import { type DraftFailure, hasDrafts } from './draft.machine.ts';
import { moment } from './moment.ts';
import './draft-status.css';

/** Whether the agent's changes are saved as a draft, as a status in the toolbar. */
export function DraftStatus({ drafts }: { drafts: DraftSnapshot }) {
  const { failure, savedAt } = drafts.context;
  const isSaving = drafts.matches('waiting') || drafts.matches('saving');
  const text = failure
    ? textOf(failure)
    : isSaving
      ? editorMessage('draft.saving')
      : hasDrafts(drafts.context) && savedAt
        ? editorMessage('draft.saved', { when: moment(savedAt) })
        : '';

  return (
    <p
      role="status"
      className={`draft-status${failure ? ' has-failed' : ''}${isSaving ? ' is-busy' : ''}`}
      title={text}
    >
      {text && <Icon name={failure ? 'triangle-alert' : isSaving ? 'clock' : 'file-check'} />}
      <span className="draft-status__text">{text}</span>
    </p>
  );
}

function textOf({ kind, message }: DraftFailure): string {
  switch (kind) {
    case 'offline':
      return editorMessage('draft.failed.offline');
    case 'signedOut':
      return editorMessage('draft.failed.signedOut');
    case 'staleDocument':
      return editorMessage('draft.failed.staleDocument');
    case 'conflict':
      return editorMessage('draft.failed.conflict', { who: message || editorMessage('conflict.someone') });
    case 'otherWindow':
      return editorMessage('draft.failed.otherWindow', { part: message });
    case 'failed':
      return editorMessage('draft.failed', { message });
  }
}
