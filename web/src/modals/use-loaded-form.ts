import { useEffect, useState } from 'react';
import { fetchGraphQL } from '../data/fetch-graphql.ts';
import type { FormPart_FormFragment } from '../forms/form-part.generated.ts';
import { FormViewDocument } from '../forms/form-view.generated.ts';
import { message } from '../messages.ts';

type LoadedForm = { form: FormPart_FormFragment | null; failure: string | null };

const NOT_LOADED: LoadedForm = { form: null, failure: null };

/** A loaded form, or its failure with a retry function. */
export function useLoadedForm(id: string): LoadedForm & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState(NOT_LOADED);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads it again
  useEffect(() => {
    const request = new AbortController();
    setLoaded(NOT_LOADED);
    fetchGraphQL(FormViewDocument, { id }, request.signal).then(
      ({ form }) => setLoaded({ form, failure: form ? null : message('modal.form.none') }),
      () => request.signal.aborted || setLoaded({ form: null, failure: message('modal.form.failed') }),
    );

    return () => request.abort();
  }, [id, attempt]);

  return { ...loaded, retry: () => setAttempt((current) => current + 1) };
}
