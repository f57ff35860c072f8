import { useEffect, useState } from 'react';
import { NEARBY_KINDS, type NearbyKind } from '#domain/nearby/kinds.ts';
import { fetchGraphQL } from '../../data/fetch-graphql.ts';
import { message } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MapView } from '../map-view.ts';
import { NEARBY_ICONS, nearbyName } from './nearby-kind.ts';
import { NearbyKindsDocument } from './nearby-kinds.generated.ts';
import './nearby-layers.css';

type NearbyLayersProps = {
  view: MapView | null;
  /** The kinds that the site has; requested by default. */
  kinds?: readonly NearbyKind[];
  /** Those that are on before the visitor switches any. */
  atStart?: readonly NearbyKind[];
};

/** Switches for the layers of schools, transit and parks; renders nothing for a site without any. */
export function NearbyLayers({ view, kinds, atStart = [] }: NearbyLayersProps) {
  const known = useKinds(view !== null && !kinds);
  const [shown, setShown] = useState<readonly NearbyKind[]>(atStart);
  const offered = NEARBY_KINDS.filter((kind) => (kinds ?? known).includes(kind));

  useEffect(() => view?.nearby(shown), [view, shown]);
  if (!view || offered.length === 0) return null;

  return (
    <fieldset className="nearby-layers" data-over-map>
      <legend className="visually-hidden">{message('nearby.layers')}</legend>
      {offered.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`nearby-layers__kind is-${kind}`}
          title={nearbyName(kind)}
          aria-pressed={shown.includes(kind)}
          onClick={() =>
            setShown((before) =>
              before.includes(kind) ? before.filter((one) => one !== kind) : [...before, kind],
            )
          }
        >
          <Icon name={NEARBY_ICONS[kind]} />
          <span>{nearbyName(kind)}</span>
        </button>
      ))}
    </fieldset>
  );
}

let loading: Promise<readonly NearbyKind[]> | null = null;

/** Requested once a visit; after a failure none are offered, and the request is repeated. */
function useKinds(isEnabled: boolean): readonly NearbyKind[] {
  const [kinds, setKinds] = useState<readonly NearbyKind[]>([]);

  useEffect(() => {
    if (!isEnabled) return;
    loading ??= fetchGraphQL(NearbyKindsDocument, {}).then(({ nearbyKinds }) => nearbyKinds);
    loading.then(setKinds, () => {
      loading = null;
    });
  }, [isEnabled]);

  return kinds;
}
