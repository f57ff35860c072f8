import { type FormEvent, useId, useState } from 'react';
import { HOME_PAGE_ID } from '#domain/page/page.ts';
import { request } from '../api.ts';
import { sentenceOfError } from '../api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { DialogButtons } from '../ui/dialog-buttons.tsx';
import { EditorDialog } from '../ui/editor-dialog.tsx';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import { PageAloneNote } from './page-alone-note.tsx';
import { EditorScheduleDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';
import { samplesOfDraft } from './samples-of-draft.ts';
import type { Publishing } from './use-publishing.ts';
import { useSampleQuestion } from './use-sample-question.tsx';

type ScheduleDialogProps = {
  slug: string;
  publishing: Publishing;
  onChanged: () => void;
  onClose: () => void;
};
type Field = 'publishAt' | 'unpublishAt';

/** Schedules publishing the draft and hiding the page, in the agent's time zone. */
export function ScheduleDialog({ slug, publishing, onChanged, onClose }: ScheduleDialogProps) {
  const { schedule } = publishing;
  const [times, setTimes] = useState<Record<Field, string>>({
    publishAt: toLocalInput(schedule.publishAt),
    unpublishAt: toLocalInput(schedule.unpublishAt),
  });
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const id = useId();
  const hasTimes = schedule.publishAt !== null || schedule.unpublishAt !== null;
  const fields: Field[] = slug === HOME_PAGE_ID ? ['publishAt'] : ['publishAt', 'unpublishAt'];

  const set = async (given: Record<Field, string>) => {
    setIsBusy(true);
    try {
      const { result } = await request(EditorScheduleDocument, {
        slug,
        publishAt: fromLocalInput(given.publishAt),
        unpublishAt: fromLocalInput(given.unpublishAt),
        revision: schedule.revision,
      });
      if ('message' in result) return setProblem({ field: result.field ?? null, message: result.message });
      expectDone({ result });
      const isCleared = !given.publishAt && !given.unpublishAt;
      notifyAgent({
        type: 'notice',
        message: editorMessage(isCleared ? 'schedule.cleared' : 'schedule.done'),
      });
      onChanged();
      onClose();
    } catch (error) {
      setProblem({ field: null, message: sentenceOfError(error) });
    } finally {
      setIsBusy(false);
    }
  };
  const samples = useSampleQuestion({ action: 'schedule', onGoOn: () => set(times) });
  const checkSamples = async () => {
    setIsBusy(true);
    const goesLive = times.publishAt && publishing.draft;
    const found = goesLive ? await samplesOfDraft(slug).catch(() => []) : [];
    setIsBusy(false);
    await samples.ask(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void checkSamples();
  };

  if (samples.dialog) return samples.dialog;

  return (
    <EditorDialog
      title={editorMessage('schedule.title')}
      onClose={onClose}
      footer={
        <>
          {hasTimes && (
            <button
              type="button"
              className="editor-button"
              disabled={isBusy}
              onClick={() => void set({ publishAt: '', unpublishAt: '' })}
            >
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
      <form id={id} noValidate onSubmit={submit}>
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
              onChange={(event) => {
                setTimes({ ...times, [field]: event.target.value });
                setProblem(null);
              }}
            />
          </p>
        ))}
        <p id={`${id}-help`} className="editor-help">
          {editorMessage('schedule.zone', {
            zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          })}
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
