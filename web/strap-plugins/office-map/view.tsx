import { PlaceMap } from '#web/src/map/place-map.tsx';
import { message } from '#web/src/messages.ts';
import { useSite } from '#web/src/site/site-context.tsx';
import { Icon } from '#web/src/ui/icon.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { EmptyPart } from '../kit/empty-part.tsx';
import { Heading } from '../kit/heading.tsx';
import { LinkList } from '../kit/link-list.tsx';
import { RichText } from '../kit/rich-text.tsx';
import type { OfficeMapState } from './parts.ts';
import './view.css';

export function OfficeMapView({ state, isEditing }: StrapViewProps<OfficeMapState>) {
  const { title, text, position, openings, linkList } = state;
  const hours = openings.filter(({ days, hours: open }) => days || open);

  return (
    <div className={`strap-office-map__body${position || isEditing ? ' has-map' : ''}`}>
      <div className="strap-office-map__office">
        <Heading part={title} />
        <RichText part={text} />
        <Address hasDirections={!position} />
        {hours.length > 0 && (
          <dl className="strap-office-map__hours" aria-label={message('office.hours')}>
            {hours.map(({ days, hours: open }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may be alike.
              <div key={index}>
                <dt>{days}</dt>
                <dd>{open}</dd>
              </div>
            ))}
          </dl>
        )}
        <LinkList className="strap-office-map__links" links={linkList} />
      </div>
      {position && (
        <PlaceMap className="strap-office-map__map" position={position} label={message('map.label.office')} />
      )}
      {!position && isEditing && (
        <EmptyPart icon="map-pin" opens="position">
          {message('office.position.none')}
        </EmptyPart>
      )}
    </div>
  );
}

/** Without a map the way there begins at the address. */
function Address({ hasDirections }: { hasDirections: boolean }) {
  const { office } = useSite().website.config;
  const place = [office.city, [office.provinceCode, office.postalCode].filter(Boolean).join(' ')];
  const lines = [office.officeName, office.address, place.filter(Boolean).join(', ')].filter(Boolean);
  const way = new URLSearchParams({
    api: '1',
    destination: lines.slice(office.officeName ? 1 : 0).join(', '),
  });
  if (lines.length === 0) return null;

  return (
    <address className="strap-office-map__address">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and two may be alike.
        <span key={index}>{line}</span>
      ))}
      {hasDirections && office.address && (
        <a href={`https://www.google.com/maps/dir/?${way}`} target="_blank" rel="noopener noreferrer">
          <Icon name="navigation" /> {message('map.directions')}
        </a>
      )}
    </address>
  );
}
