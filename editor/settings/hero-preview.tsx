import type { Strap } from '#domain/page/page.ts';
import { StrapSlot } from '#web/src/page/strap-slot.tsx';
import { usePreviewResult } from '../drafts/use-preview-result.ts';
import { HeroPicture } from './hero-picture.tsx';

/** A small rendering of a hero in the look of the page; its layout until its data are there. */
export function HeroPreview({ hero }: { hero: Strap }) {
  const result = usePreviewResult(hero);
  if (result === undefined || (result !== null && 'failed' in result))
    return <HeroPicture name={hero.name} />;

  return (
    <span className="hero-preview">
      <span className="hero-preview__page" inert>
        <StrapSlot
          strap={{ ...hero, config: { ...hero.config, hidden: false } }}
          result={result ?? undefined}
        />
      </span>
    </span>
  );
}
