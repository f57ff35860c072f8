import type { CSSProperties } from 'react';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { Rendered } from '../kit/rendered.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import { MaybeLink } from '../kit/maybe-link.tsx';
import { mosaicColumns } from './mosaic-columns.ts';
import type { MosaicState, MosaicTile } from './parts.ts';
import './view.css';

export function MosaicView({ state, isEditing }: StrapViewProps<MosaicState>) {
  const tiles = isEditing ? state.items : state.items.filter(hasContent);
  if (tiles.length === 0) return null;

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
                sizes={`(min-width: 56rem) ${tile.size === 'small' || tile.size === 'tall' ? 24 : 48}rem, 92vw`}
                width={960}
                height={720}
                isEditing={isEditing}
              />
              <Heading className="strap-mosaic__name" part={tile.title} />
            </MaybeLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function hasContent({ image, title }: Rendered<MosaicTile>): boolean {
  return image.imageUrl !== '' || title.html !== '';
}
