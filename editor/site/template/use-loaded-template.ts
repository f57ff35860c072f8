import { useEffect, useState } from 'react';
import { loadedStrap, loadStrap } from '#web/strap-plugins/kit/registry.ts';

/** Loads a template's code; returns whether it is loaded. */
export function useLoadedTemplate(name: string): boolean {
  const [, setLoads] = useState(0);
  const isLoaded = loadedStrap(name) !== null;

  useEffect(() => {
    if (loadedStrap(name)) return;
    let isHere = true;
    void loadStrap(name).then(
      () => isHere && setLoads((loads) => loads + 1),
      (error: unknown) => console.error(error),
    );
    return () => {
      isHere = false;
    };
  }, [name]);

  return isLoaded;
}
