import { type ComponentData, useGetPuck } from '@puckeditor/core';
import { useCallback } from 'react';
import { isEqual } from '#domain/json/is-equal.ts';
import type { Strap } from '#domain/page/page.ts';
import { changeHeroTemplate, withContentOf } from '#web/src/page/change-hero-template.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { loadedStrap } from '#web/strap-plugins/kit/registry.ts';
import { strapNames } from '#web/strap-plugins/strap-folders.ts';
import { editorMessage } from '../messages.ts';
import { useEditor } from '../puck/editor-context.tsx';
import { usePuckState } from '../puck/puck-store.ts';
import { fromItem, toItem } from '../puck/straps/strap-item.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { OptionCards } from '../ui/option-cards.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { HeroPicture } from './hero-picture.tsx';
import { HeroPreview } from './hero-preview.tsx';
import { spelt } from '../spelling.ts';
import './hero-designs.css';

const HEROES = strapNames('hero');

type HeroDesignsProps = {
  /** The hero as a Puck item. */
  item: ComponentData;
  /** The hero before another template replaced its content. */
  left: Strap | null;
  onLeave: (hero: Strap) => void;
};

/** The templates of heroes. Another one begins with its defaults, until the agent asks to keep the content. */
export function HeroDesigns({ item, left, onLeave }: HeroDesignsProps) {
  const getPuck = useGetPuck();
  const { themeCss } = useSite();
  const { learnKinds, keepsHeroContent, setKeepsHeroContent } = useEditor();
  const components = usePuckState((state) => state.config.components);
  const { loaded: designs, reload } = useLoaded(
    useCallback(async () => {
      await learnKinds(HEROES);
      if (HEROES.some((name) => !loadedStrap(name))) throw new Error('A design could not be loaded');
      return HEROES;
    }, [learnKinds]),
  );
  const hero = fromItem(item, 0);
  const brought = left && withContentOf(hero, left);
  const isUntouched = isEqual(hero.state, loadedStrap(hero.name)?.defaultState);
  const hasContent = keepsHeroContent && !isUntouched;

  const replace = (changed: Strap) => {
    const { dispatch, getSelectorForId } = getPuck();
    const selector = getSelectorForId(changed.id);
    if (!selector) return;
    dispatch({
      type: 'replace',
      destinationIndex: selector.index,
      destinationZone: selector.zone,
      data: toItem(changed),
    });
  };
  const choose = (name: string) => {
    const template = loadedStrap(name);
    if (!template) return;
    // Trying several templates in a row retains the content of the first, and what those between do not have.
    const before = left && isUntouched ? left : { ...hero, state: { ...left?.state, ...hero.state } };
    onLeave(before);
    const changed = changeHeroTemplate(hero, template);
    replace(keepsHeroContent ? withContentOf(changed, before) : changed);
  };
  const keep = (content: Strap) => {
    setKeepsHeroContent(true);
    replace(content);
  };
  const restoreOwn = () => {
    setKeepsHeroContent(false);
    const state = loadedStrap(hero.name)?.defaultState;
    if (state) replace({ ...hero, state: structuredClone(state) });
  };

  /** The hero in another design, with its own words. */
  const pictureOf = (name: string) => {
    const template = loadedStrap(name);
    if (!template) return <HeroPicture name={name} />;
    const content = left ?? hero;

    return (
      <HeroPreview
        hero={name === hero.name ? hero : withContentOf(changeHeroTemplate(hero, template), content)}
      />
    );
  };

  return (
    <div className="hero-designs">
      {/* The page itself is in the canvas: nothing else of this document has the theme. */}
      <style dangerouslySetInnerHTML={{ __html: themeCss }} />
      {left && hasContent && left.name !== hero.name && (
        <div className="hero-designs__note" role="status">
          <p>{editorMessage('settings.design.kept')}</p>
          <button type="button" className="editor-button" onClick={restoreOwn}>
            {editorMessage('settings.design.own')}
          </button>
        </div>
      )}
      {brought && !hasContent && !isEqual(brought.state, hero.state) && (
        <div className="hero-designs__note" role="status">
          <p>{editorMessage('settings.design.began')}</p>
          <button type="button" className="editor-button is-primary" onClick={() => keep(brought)}>
            {editorMessage('settings.design.keep')}
          </button>
        </div>
      )}
      <OptionCards
        label={editorMessage('settings.design')}
        value={hero.name}
        options={HEROES.map((name) => ({
          value: name,
          label: spelt(loadedStrap(name)?.label ?? name.replace(/^hero-/, '')),
          help: spelt(loadedStrap(name)?.description ?? '') || undefined,
          picture: pictureOf(name),
          isDisabled: !loadedStrap(name) || !Object.hasOwn(components, name),
        }))}
        onChange={choose}
      />
      {designs === 'failed' && (
        <LoadFailure message={editorMessage('settings.design.failed')} onRetry={() => void reload()} />
      )}
    </div>
  );
}
