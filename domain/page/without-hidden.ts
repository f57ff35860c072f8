type Hideable = { config: { hidden?: unknown } };

/** What is hidden is for agents alone. Anything but `true`, as stored pages may hold, is shown. */
export function isHidden({ config }: Hideable): boolean {
  return config.hidden === true;
}

/** The page as visitors see it: without the hero and the straps that are hidden. */
export function withoutHidden<P extends { hero: Hideable | null; straps: Hideable[] }>(page: P): P {
  const { hero, straps } = page;

  return {
    ...page,
    hero: hero && isHidden(hero) ? null : hero,
    straps: straps.filter((strap) => !isHidden(strap)),
  };
}
