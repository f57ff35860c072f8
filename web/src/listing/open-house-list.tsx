import { message } from '../messages.ts';
import { Icon } from '../ui/icon.tsx';
import type { OpenHouse } from './listing-badges.ts';
import { openHouseDay, openHouseTime } from './open-house-words.ts';
import './open-house-list.css';

/** Open houses to come; nothing without any. */
export function OpenHouseList({ openHouses }: { openHouses: readonly OpenHouse[] }) {
  const today = new Date().toISOString().slice(0, 10);
  const coming = openHouses.filter(({ date }) => date >= today);
  if (coming.length === 0) return null;

  return (
    <section className="open-house-list">
      <h2>{message('details.openHouses')}</h2>
      <ul className="open-house-list__list">
        {coming.map((house) => (
          <li key={`${house.date} ${house.startTime}`}>
            <Icon name="calendar" />
            <span>
              <time dateTime={house.date}>{openHouseDay(house)}</time>
              <span className="open-house-list__time">{openHouseTime(house)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
