import type { Config } from '@puckeditor/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Page } from '#domain/page/page.ts';
import { addStraps, puckConfig } from '../puck-config.tsx';
import { type EditableStraps, loadEditableStraps, loadInsertableStraps, withMore } from './load-straps.ts';

/** Delay before other straps are loaded in the background; a button that opens the picker loads them when it is reached. */
const LATER_MS = 20_000;

/** Puck's configuration, at first only for the straps of the page; null until these are loaded. */
export function useEditableStraps(page: Page) {
  const [initial] = useState(page);
  const [straps, setStraps] = useState<EditableStraps | null>(null);
  const [insertable, setInsertable] = useState<EditableStraps | null>(null);
  const [kinds, setKinds] = useState<readonly string[]>(() => initial.straps.map(({ name }) => name));
  const others = useRef<{ loading: Promise<void> | null; loaded: EditableStraps | null }>({
    loading: null,
    loaded: null,
  });

  useEffect(() => {
    const names = [...(initial.hero ? [initial.hero] : []), ...initial.straps].map(({ name }) => name);
    void loadEditableStraps(names).then(setStraps);
  }, [initial]);

  const config = useMemo(() => {
    const known = straps && others.current.loaded ? withMore(straps, others.current.loaded) : straps;

    return known && puckConfig(known, { hero: initial.hero?.name ?? null, kinds });
  }, [straps, kinds, initial]);
  const shown = useRef<Config | null>(config);
  shown.current = config;

  const wantInsertable = useCallback(() => {
    others.current.loading ??= loadInsertableStraps().then((found) => {
      others.current.loaded = found;
      // Mutated in place, as Puck re-renders every strap for a new configuration object.
      if (shown.current) addStraps(shown.current, found);
      setStraps((known) =>
        known?.failed.some((name) => found.straps.has(name)) ? withMore(known, found) : known,
      );
      setInsertable(found);
    });
  }, []);
  const isShown = config !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(wantInsertable, LATER_MS);

    return () => clearTimeout(timer);
  }, [isShown, wantInsertable]);

  const learnKinds = useCallback(async (names: readonly string[]) => {
    const more = await loadEditableStraps(names);
    setStraps((known) => known && withMore(more, known));
    setKinds((known) => [...new Set([...known, ...names])]);
  }, []);

  return { config, insertable, wantInsertable, learnKinds };
}
