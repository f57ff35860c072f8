import { useState } from 'react';
import { useSite } from '#web/src/site/site-context.tsx';
import { request } from '../api/api.ts';
import { sentenceOfError } from '../api/api-error.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { fromLocalInput, toLocalInput } from './local-time.ts';
import { EditorScheduleDocument } from './publishing.generated.ts';
import { expectDone } from './run-change.ts';
import { samplesOfDraft } from './samples-of-draft.ts';
import type { Publishing } from './use-publishing.ts';
import { useSampleQuestion } from './use-sample-question.tsx';

export type ScheduleField = 'publishAt' | 'unpublishAt';
type Times = Record<ScheduleField, string>;

type ScheduleInput = { slug: string; publishing: Publishing; onDone: () => void };

/** The times that are typed, in the time zone of the site, and storing them, after asking where sample text would go live. */
export function useSchedule({ slug, publishing: { schedule, draft }, onDone }: ScheduleInput) {
  const { timeZone } = useSite().space;
  const [times, setTimes] = useState<Times>({
    publishAt: toLocalInput(schedule.publishAt, timeZone),
    unpublishAt: toLocalInput(schedule.unpublishAt, timeZone),
  });
  const [problem, setProblem] = useState<{ field: string | null; message: string } | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const store = async ({ publishAt, unpublishAt }: Times) => {
    setIsBusy(true);
    try {
      const { result } = await request(EditorScheduleDocument, {
        slug,
        publishAt: fromLocalInput(publishAt, timeZone),
        unpublishAt: fromLocalInput(unpublishAt, timeZone),
        revision: schedule.revision,
      });
      if ('message' in result) return setProblem({ field: result.field ?? null, message: result.message });
      expectDone({ result });
      const isCleared = !publishAt && !unpublishAt;
      notifyAgent({
        type: 'notice',
        message: editorMessage(isCleared ? 'schedule.cleared' : 'schedule.done'),
      });
      onDone();
    } catch (error) {
      setProblem({ field: null, message: sentenceOfError(error) });
    } finally {
      setIsBusy(false);
    }
  };
  const samples = useSampleQuestion({ action: 'schedule', onGoOn: () => store(times) });
  const set = async () => {
    setIsBusy(true);
    const goesLive = times.publishAt && draft;
    const found = goesLive ? await samplesOfDraft(slug).catch(() => []) : [];
    setIsBusy(false);
    await samples.ask(found);
  };

  return {
    times,
    change(field: ScheduleField, value: string) {
      setTimes({ ...times, [field]: value });
      setProblem(null);
    },
    problem,
    isBusy,
    set: () => void set(),
    clear: () => void store({ publishAt: '', unpublishAt: '' }),
    /** The question about sample text, in place of the form. */
    dialog: samples.dialog,
  };
}
