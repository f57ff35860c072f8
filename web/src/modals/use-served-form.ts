import { useEffect, useState } from 'react';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import type { FormPart_FormFragment } from '../forms/form-part.generated.ts';
import { FormViewDocument } from '../forms/form-view.generated.ts';
import { message } from '../messages.ts';

type Answer = { form: FormPart_FormFragment | null; failure: string | null };

const NOTHING_YET: Answer = { form: null, failure: null };

/** A form opened for filling in, or why it could not be had and how to ask again. */
export function useServedForm(id: string): Answer & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(NOTHING_YET);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const asking = new AbortController();
    setAnswer(NOTHING_YET);
    fetchGraphQL(FormViewDocument, { id }, asking.signal).then(
      ({ form }) => setAnswer({ form, failure: form ? null : message('modal.form.none') }),
      () => asking.signal.aborted || setAnswer({ form: null, failure: message('modal.form.failed') }),
    );

    return () => asking.abort();
  }, [id, attempt]);

  return { ...answer, retry: () => setAttempt((current) => current + 1) };
}
