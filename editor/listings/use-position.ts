import { useEffect, useRef, useState } from 'react';
import { useSite } from '#web/src/site/site-context.tsx';
import { editorMessage } from '../messages.ts';
import { exactly, type PlacedAddress, placeOfAddress, type TypedAddress } from './place-of-address.ts';

type LatLon = { lat: number; lon: number };
export type PositionInput = {
  location: LatLon | null;
  address: TypedAddress;
  onChange: (location: LatLon | null) => void;
};

/** Looks up where a home is by its address. */
export function usePosition({ location, address, onChange }: PositionInput) {
  const { space } = useSite();
  const { lat, lon } = space.mapDefault;
  const [placed, setPlaced] = useState('');
  const looked = useRef('');
  // The agent may type on while an address is looked up.
  const latest = useRef({ location, onChange });
  useEffect(() => {
    latest.current = { location, onChange };
  });

  const take = ({ by, name, position }: PlacedAddress) => {
    setPlaced(editorMessage(`listings.position.by.${by}`, { name }));
    latest.current.onChange(position);
  };

  return {
    /** What gave the position, as a sentence; empty for a stored one. */
    placed,

    /** Without an answer the agent begins where the maps of the site do. */
    async place(): Promise<void> {
      const found = await placeOfAddress(address, { lat, lon }).catch(() => null);
      if (found) return take(found);
      setPlaced(editorMessage('listings.position.atSite', { area: space.areaName }));
      latest.current.onChange({ lat, lon });
    },

    /** Once for each address that is complete and of a home without a position; the middle of a city is not taken. */
    async placeTyped(): Promise<void> {
      const key = [address.address, address.city, address.postalCode].join('|');
      if (location || !address.address || !address.city || looked.current === key) return;
      looked.current = key;
      const found = await exactly(address).catch(() => null);
      if (found && !latest.current.location) take(found);
    },
  };
}
