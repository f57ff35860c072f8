import { useEffect, useState } from 'react';
import type { AnyStrap } from '#web/strap-plugins/kit/define-strap.ts';
import { loadStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';

export type TemplatePlace = 'header' | 'footer';

/** All headers or footers an agent can choose, without the internal ones of phones; empty while loading. */
export function useTemplates(place: TemplatePlace): readonly AnyStrap[] {
  const [templates, setTemplates] = useState<readonly AnyStrap[]>([]);

  useEffect(() => {
    let isHere = true;
    void Promise.allSettled(strapNames(place).map(loadStrap)).then((results) => {
      const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? (result.value ?? []) : []));
      if (isHere) setTemplates(loaded.filter(({ set }) => set !== 'internal'));
    });
    return () => {
      isHere = false;
    };
  }, [place]);

  return templates;
}
