import { useSite } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import './office-lines.css';

/** Where an agent works of whom there is no text, and the licence. */
export function OfficeLines() {
  const { address, city, licence } = useSite().website.config.office;
  const place = address.includes(city) ? address : [address, city].filter(Boolean).join(', ');
  if (!place && !licence) return null;

  return (
    <ul className="office-lines">
      {place && (
        <li>
          <Icon name="map-pin" />
          {place}
        </li>
      )}
      {licence && (
        <li>
          <Icon name="badge-check" />
          {licence}
        </li>
      )}
    </ul>
  );
}
