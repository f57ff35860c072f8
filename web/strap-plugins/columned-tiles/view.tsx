import type { CSSProperties } from 'react';
import { Icon } from '#web/src/ui/icon.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import type { EmptySearchesQuery } from '../kit/empty-searches.generated.ts';
import { isChoice, withHomes } from '../kit/empty-searches.ts';
import { Heading } from '../kit/heading.tsx';
import { ImagePartView } from '../kit/image-part-view.tsx';
import type { Rendered } from '../kit/rendered.ts';
import { RichText } from '../kit/rich-text.tsx';
import type { ColumnedTilesState, Tile } from './parts.ts';
import './view.css';

const SIZES: Partial<Record<ColumnedTilesState['layout'], string>> = {
  index: '(width > 48rem) 56rem, 8rem',
  bands: '100vw',
  open: '(width > 56rem) 66vw, 100vw',
};
const inColumns = (columns: number): string => `(width > 48rem) ${Math.round(72 / columns)}rem, 92vw`;

export function ColumnedTilesView({
  state,
  data,
  isEditing,
}: StrapViewProps<ColumnedTilesState, EmptySearchesQuery>) {
  const tiles = withHomes(state.items, data, isEditing);
  if (!isChoice(tiles, state.items)) return null;
  const columns = Math.min(4, Math.max(2, Math.min(state.columns, tiles.length)));

  return (
    <div className={`strap-columned-tiles__body is-${state.layout}`}>
      <Heading part={state.title} />
      <ul className="strap-columned-tiles__list" style={{ '--columns': columns } as CSSProperties}>
        {tiles.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and two may be alike.
          <li key={index}>
            <TileView tile={item} sizes={SIZES[state.layout] ?? inColumns(columns)} isEditing={isEditing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type TileViewProps = { tile: Rendered<Tile>; sizes: string; isEditing: boolean };

function TileView({ tile, sizes, isEditing }: TileViewProps) {
  const content = (
    <>
      <div className="strap-columned-tiles__picture">
        {!tile.image.imageUrl && !isEditing && <Ground />}
        <ImagePartView
          isPlain
          part={tile.image}
          sizes={sizes}
          width={640}
          height={480}
          isEditing={isEditing}
        />
      </div>
      <div className="strap-columned-tiles__words">
        <Heading part={tile.title} />
        <RichText part={tile.text} />
      </div>
    </>
  );
  if (!tile.href || isEditing) return <div className="strap-columned-tiles__tile">{content}</div>;

  return (
    <SiteLink className="strap-columned-tiles__tile is-link" href={tile.href}>
      {content}
    </SiteLink>
  );
}

/** Placeholder for a missing picture. */
function Ground() {
  return (
    <span className="strap-columned-tiles__ground" aria-hidden="true">
      <Icon name="map-pin" />
    </span>
  );
}
