import { describeChanges } from '../drafts/describe-changes.ts';
import { fullMoment } from '../drafts/moment.ts';
import { editorMessage } from '../messages.ts';
import type { Publishing } from './use-publishing.ts';

/** What visitors see of the page now and later, in sentences; `problem` is why loading it failed. */
export function publishingState(
  publishing: Publishing | null,
  problem: string | null,
  timeZone: string,
): string {
  if (problem !== null) return editorMessage('publishing.unknown', { message: problem });
  if (!publishing) return editorMessage('field.options.loading');
  const { draft, schedule, isPublished, parts: drafted } = publishing;
  const parts = [editorMessage(isPublished ? 'publishing.state.live' : 'publishing.state.hidden')];
  if (draft?.savedAt)
    parts.push(editorMessage('publishing.state.draft', { when: fullMoment(draft.savedAt) }));
  if (drafted.length > 0)
    parts.push(
      editorMessage('publishing.state.parts', { what: describeChanges({ parts: drafted, hasPage: false }) }),
    );
  if (schedule.publishAt)
    parts.push(
      editorMessage('publishing.state.publishAt', { when: fullMoment(schedule.publishAt, timeZone) }),
    );
  if (schedule.unpublishAt)
    parts.push(
      editorMessage('publishing.state.unpublishAt', { when: fullMoment(schedule.unpublishAt, timeZone) }),
    );
  if (schedule.problem) parts.push(editorMessage('publishing.state.problem', { message: schedule.problem }));

  return parts.join(' ');
}
