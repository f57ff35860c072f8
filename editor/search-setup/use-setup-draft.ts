import { useRef, useState } from 'react';
import type { Problem } from '#domain/json/checked.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { checkSearchSetup, readSearchSetup } from '#domain/search/search-setup-schema.ts';
import { checkedSetup } from './setup-problem.ts';

type Typed = { text: string; problems: readonly Problem[] };

/** A setup while it is edited, in the form or as JSON. JSON that says no setup stays as it is typed and changes nothing. */
export function useSetupDraft(saved: SearchSetup | undefined) {
  const [draft, setDraft] = useState<SearchSetup>(saved ?? {});
  const [typed, setTyped] = useState<Typed | null>(null);
  // What a field hands on when it is left must be in what is kept.
  const latest = useRef<{ draft: SearchSetup; typed: Typed | null }>({ draft, typed });

  const take = (next: SearchSetup) => {
    latest.current.draft = next;
    setDraft(next);
  };
  const setText = (next: Typed | null) => {
    latest.current.typed = next;
    setTyped(next);
  };

  return {
    draft,
    /** The JSON as it is shown. */
    text: typed?.text ?? JSON.stringify(draft, null, 2),
    /** Why the JSON is no setup, or what is wrong with the one of the form. */
    problems: typed ? typed.problems : problemsOf(draft),
    isUnread: typed !== null && typed.problems.length > 0,
    change: (change: (setup: SearchSetup) => SearchSetup) => {
      setText(null);
      take(change(latest.current.draft));
    },
    type: (text: string) => {
      const read = checkedSetup(() => readSearchSetup(text));
      setText({ text, problems: read.ok ? [] : read.problems });
      if (read.ok) take(read.value);
    },
    /** The JSON is written anew from the setup; what could not be read is given up. */
    forgetText: () => setText(null),
    /** The setup to keep, or what is wrong with it. */
    finish: (): { ok: true; value: SearchSetup } | { ok: false; problems: readonly Problem[] } => {
      const { typed: text, draft: setup } = latest.current;
      return text && text.problems.length > 0
        ? { ok: false, problems: text.problems }
        : checkedSetup(() => checkSearchSetup(setup));
    },
  };
}

function problemsOf(setup: SearchSetup): readonly Problem[] {
  const checked = checkedSetup(() => checkSearchSetup(setup));

  return checked.ok ? [] : checked.problems;
}
