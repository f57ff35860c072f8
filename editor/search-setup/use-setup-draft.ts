import { useRef, useState } from 'react';
import type { Problem } from '#domain/json/checked.ts';
import type { SearchSetup } from '#domain/search/search-config.ts';
import { checkSearchSetup, readSearchSetup } from '#domain/search/search-setup-schema.ts';
import { checkedSetup } from './setup-problem.ts';

type Typed = { text: string; problems: readonly Problem[] };

/** A setup edited in the form or as JSON. Invalid JSON is retained as text and does not change the setup. */
export function useSetupDraft(saved: SearchSetup | undefined) {
  const [draft, setDraft] = useState<SearchSetup>(saved ?? {});
  const [typed, setTyped] = useState<Typed | null>(null);
  // A ref, as a field may commit on blur just before `finish`.
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
    /** The displayed JSON. */
    text: typed?.text ?? JSON.stringify(draft, null, 2),
    /** Problems of the JSON, or of the form's setup. */
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
    /** Discards the typed JSON and serialises the setup again. */
    discardText: () => setText(null),
    /** The setup, or its problems. */
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
