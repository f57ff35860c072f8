import { shortDay } from '#domain/calendar/format-day.ts';
import { comingOpenHouses, type OpenHouse } from '../listing/listing-badges.ts';
import { openHouseDay, openHouseTime } from '../listing/open-house-text.ts';
import { message } from '../messages.ts';
import { useSpaceClock } from '../site/site-context.tsx';
import { Icon } from '../ui/icon.tsx';
import { openHouseFilePath } from './open-house-path.ts';
import './open-house-list.css';

type OpenHouseListProps = {
  openHouses: readonly OpenHouse[];
  /** Path of the listing's page. */
  path: string;
};

/** Upcoming open houses, each with a calendar file; renders nothing without any. */
export function OpenHouseList({ openHouses, path }: OpenHouseListProps) {
  const coming = comingOpenHouses(openHouses, useSpaceClock());
  if (coming.length === 0) return null;

  return (
    <section className="open-house-list">
      <h2>{message('details.openHouses')}</h2>
      <ul className="open-house-list__list">
        {coming.map((house) => (
          <li key={`${house.date} ${house.startTime}`}>
            <Icon name="calendar" />
            <span className="open-house-list__when">
              <time dateTime={house.date}>
                <span aria-hidden="true">{shortDay(house.date)}</span>
                <span className="visually-hidden">{openHouseDay(house)}</span>
              </time>
              <span className="open-house-list__time">{openHouseTime(house)}</span>
            </span>
            <a className="open-house-list__file" href={openHouseFilePath(path, house)} download>
              {message('details.openHouses.file')}
              <span className="visually-hidden">: {openHouseDay(house)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
