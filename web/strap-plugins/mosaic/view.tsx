import type { CSSProperties } from 'react';
import { formatDollars, formatNumber } from '#domain/language/format-number.ts';
import { message } from '#web/src/messages.ts';
import { FactLine } from '#web/src/ui/fact-line.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { isChoice, withHomes } from '../kit/empty-searches.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { MaybeLink } from '../kit/maybe-link.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { type MosaicFigures, placeOf } from './data.ts';
import { mosaicColumns } from './mosaic-columns.ts';
import type { MosaicState, MosaicTile } from './parts.ts';
import './view.css';

export function MosaicView({ state, data, isEditing }: StrapViewProps<MosaicState, MosaicFigures>) {
  const filled = isEditing ? state.items : state.items.filter(hasContent);
  const tiles = withHomes(filled, data, isEditing);
  if (tiles.length === 0 || !isChoice(tiles, filled)) return null;

  return (
    <div className="strap-mosaic__body">
      <Heading part={state.title} />
      <ul className="strap-mosaic__tiles" style={{ '--columns': mosaicColumns(tiles) } as CSSProperties}>
        {tiles.map((tile, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tiles have no id, and two may be alike.
          <li key={index} className={`is-${tile.size}`}>
            <MaybeLink className="strap-mosaic__tile" href={isEditing ? '' : tile.href}>
              <ImagePartView
                isPlain
                part={tile.image}
                sizes={`(min-width: 56rem) ${tile.size === 'small' || tile.size === 'tall' ? 27 : 54}rem, 92vw`}
                width={960}
                height={720}
                isEditing={isEditing}
              />
              <div className="strap-mosaic__name">
                <Heading part={tile.title} />
                {state.showFigures && <Figures of={placeOf(tile.places)} data={data} />}
              </div>
            </MaybeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is known of the homes for sale in a neighbourhood. */
function Figures({ of, data }: { of: string | undefined; data: MosaicFigures | null }) {
  const all = data?.marketStats?.groups.find(
    ({ area, propertyType }) => of && area?.id === of && !propertyType,
  );
  if (!all?.count) return null;
  const count = message('market.area.count', { count: formatNumber(all.count) });

  return (
    <FactLine
      className="strap-mosaic__figures"
      facts={
        all.medianPrice == null
          ? [count]
          : [count, message('mosaic.median', { price: formatDollars(all.medianPrice) })]
      }
    />
  );
}

function hasContent({ image, title }: Rendered<MosaicTile>): boolean {
  return image.imageUrl !== '' || title.html !== '';
}
