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
import { spelt } from '../spelling.ts';
import { LoadFailure } from '../ui/load-failure.tsx';
import { OptionCards } from '../ui/option-cards.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { HeroPicture } from './hero-picture.tsx';
import { HeroPreview } from './hero-preview.tsx';
import './hero-designs.css';

const HEROES = strapNames('hero');
/** They show their markup or agents, which are chosen afterwards. */
const DRAWN: ReadonlySet<string> = new Set(['hero-html', 'hero-html-slider', 'hero-dual-agent-aside']);

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
  const retainsContent = keepsHeroContent && !(isUntouched && brought && !isEqual(brought.state, hero.state));
  /** What another template can take over. After several in a row: the first one's content, and what those between do not have. */
  const content =
    left && isUntouched ? left : { ...hero, state: { ...left?.state, ...structuredClone(hero.state) } };

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
  /** The hero in a template, as choosing it makes it; undefined until the template is loaded. */
  const heroIn = (name: string): Strap | undefined => {
    const template = loadedStrap(name);
    if (!template) return undefined;
    if (name === hero.name) return hero;
    const changed = changeHeroTemplate(hero, template);
    return retainsContent ? withContentOf(changed, content) : changed;
  };
  const choose = (name: string) => {
    const chosen = heroIn(name);
    if (!chosen) return;
    onLeave(content);
    replace(chosen);
  };
  const keep = () => {
    setKeepsHeroContent(true);
    if (brought && !isEqual(brought.state, hero.state)) replace(brought);
  };
  const useOwn = () => {
    setKeepsHeroContent(false);
    const state = loadedStrap(hero.name)?.defaultState;
    if (state && left && left.name !== hero.name && !isUntouched)
      replace({ ...hero, state: structuredClone(state) });
  };
  const pictureOf = (name: string) => {
    const shown = DRAWN.has(name) && name !== hero.name ? undefined : heroIn(name);
    return shown ? <HeroPreview hero={shown} /> : <HeroPicture name={name} />;
  };

  return (
    <div className="hero-designs">
      {/* The page itself is in the canvas: nothing else of this document has the theme. */}
      <style dangerouslySetInnerHTML={{ __html: themeCss }} />
      <div className="hero-designs__note" role="status">
        <p>{editorMessage(retainsContent ? 'settings.design.kept' : 'settings.design.began')}</p>
        {retainsContent ? (
          <button type="button" className="editor-button" onClick={useOwn}>
            {editorMessage('settings.design.own')}
          </button>
        ) : (
          <button type="button" className="editor-button is-primary" onClick={keep}>
            {editorMessage('settings.design.keep')}
          </button>
        )}
      </div>
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
