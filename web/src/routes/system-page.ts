import type { Page, State, TextAlign } from '#domain/page/page.ts';
import type { PartialStrapConfig } from '#domain/page/strap-config.ts';
import { shapesOf } from '#domain/theme/shapes.ts';
import type { Theme } from '#domain/theme/theme.ts';
import type { LoadedPage } from '../data/route-loader.ts';
import { placedStrap } from '../page/page-straps.ts';

type SystemPageInput = {
  slug: string;
  title: string;
  description?: string;
  strap: string;
  state?: State;
  textAlign?: TextAlign;
  config?: PartialStrapConfig;
};

/** A page the product places on a route: one strap, not stored. */
export function systemPage({
  slug,
  title,
  description = '',
  strap,
  state = {},
  textAlign = 'left',
  config = {},
}: SystemPageInput): LoadedPage {
  const page: Page = {
    id: slug,
    order: 0,
    name: title,
    slug,
    metaInfo: { title, description, imageUrl: '' },
    hero: null,
    straps: [placedStrap(strap, { state, textAlign, config })],
    config: {},
    state: {},
  };

  return { kind: 'system', status: 200, page, revision: null, savedAt: null };
}

/** How the theme heads the pages of agents and of the blog: classes that their style sheets read, and the shape of portraits. */
export function headOf(theme: Theme): PartialStrapConfig {
  const { heads, corners } = shapesOf(theme);
  const isRound = corners === 'round' && heads !== 'split' && heads !== 'plain';
  const round = heads === 'centred' ? 'arch' : 'circle';

  return {
    outerClasses: `heads-${heads} corners-${corners}`,
    style: { frame: { pictures: heads === 'poster' ? 'square' : isRound ? round : 'auto' } },
  };
}

/**
 * The same for a list of agents or posts. It is as wide as the window below a poster, or with square corners in the middle: the sections of
 * these designs are, too.
 */
export function listHeadOf(theme: Theme): PartialStrapConfig {
  const { heads, corners } = shapesOf(theme);
  const isWide = heads === 'poster' || (heads === 'centred' && corners === 'square');
  const { style, ...config } = headOf(theme);

  return { ...config, style: { ...style, frame: { ...style?.frame, width: isWide ? 'wide' : 'auto' } } };
}
