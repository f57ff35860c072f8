import { useId } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { editorMessage } from '../messages.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { zoneName } from './local-time.ts';
import { PageAloneNote } from './page-alone-note.tsx';
import type { Publishing } from './use-publishing.ts';
import { type ScheduleField, useSchedule } from './use-schedule.tsx';

type ScheduleDialogProps = {
  slug: string;
  publishing: Publishing;
  onChanged: () => void;
  onClose: () => void;
};

/** Schedules publishing the draft and hiding the page, in the time zone of the site. */
export function ScheduleDialog({ slug, publishing, onChanged, onClose }: ScheduleDialogProps) {
  const { schedule } = publishing;
  const { timeZone } = useSite().space;
  const { times, change, problem, isBusy, clear, set, dialog } = useSchedule({
    slug,
    publishing,
    onDone() {
      onChanged();
      onClose();
    },
  });
  const id = useId();
  const hasTimes = schedule.publishAt !== null || schedule.unpublishAt !== null;
  const fields: ScheduleField[] = slug === HOME_PAGE_ID ? ['publishAt'] : ['publishAt', 'unpublishAt'];

  if (dialog) return dialog;

  return (
    <EditorDialog
      title={editorMessage('schedule.title')}
      onClose={onClose}
      footer={
        <>
          {hasTimes && (
            <button type="button" className="editor-button" disabled={isBusy} onClick={clear}>
              {editorMessage('schedule.clear')}
            </button>
          )}
          <DialogButtons
            action={editorMessage('schedule.set')}
            form={id}
            isDisabled={isBusy}
            onCancel={onClose}
          />
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        {fields.map((field) => (
          <p key={field}>
            <label className="editor-label" htmlFor={`${id}-${field}`}>
              {editorMessage(`schedule.${field}`)}
            </label>
            <input
              id={`${id}-${field}`}
              type="datetime-local"
              className="editor-input"
              value={times[field]}
              aria-invalid={problem?.field === field}
              aria-describedby={`${id}-help`}
              onChange={(event) => change(field, event.target.value)}
            />
          </p>
        ))}
        <p id={`${id}-help`} className="editor-help">
          {editorMessage('schedule.zone', { zone: zoneName(timeZone) })}
        </p>
        <PageAloneNote parts={publishing.parts} messageKey="schedule.parts" />
        {problem && (
          <p role="alert" className="editor-help editor-error">
            {problem.message}
          </p>
        )}
      </form>
    </EditorDialog>
  );
}
