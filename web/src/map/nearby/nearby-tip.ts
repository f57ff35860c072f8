import type { MapLayerMouseEvent, Map as MapLibreMap } from 'maplibre-gl';
import './nearby-tip.css';

/** Names the place whose dot is under the pointer, or was pressed, with what is known about it. */
export function nearbyTip(map: MapLibreMap, container: HTMLElement, layer: string): void {
  const tip = document.createElement('p');
  tip.className = 'nearby-tip';
  tip.hidden = true;
  container.append(tip);

  const hide = () => {
    tip.hidden = true;
  };
  const show = ({ features: [dot] = [] }: MapLayerMouseEvent) => {
    if (dot?.geometry.type !== 'Point') return;
    const { name, detail } = dot.properties;
    const [lon = 0, lat = 0] = dot.geometry.coordinates;
    const { x, y } = map.project([lon, lat]);
    const strong = document.createElement('strong');
    strong.textContent = name;
    tip.replaceChildren(strong, ...(detail ? [` ${detail}`] : []));
    tip.style.insetInlineStart = `${x}px`;
    tip.style.insetBlockStart = `${y}px`;
    tip.hidden = false;
  };

  // A press beside the dots hides it: this listener is called before that of the layer.
  map.on('click', hide);
  map.on('click', layer, show);
  map.on('mousemove', layer, show);
  map.on('mouseleave', layer, hide);
  map.on('movestart', hide);
}
