import { formatSides } from '#domain/listing/room-size.ts';
import { message } from '../messages.ts';
import { DetailsTable } from './details-table.tsx';
import type { ListingDetails_ListingFragment } from './listing-details.generated.ts';
import { Folded } from './sections/folded.tsx';
import { SECTION_IDS } from './sections/page-sections.ts';

/** Rooms that a phone shows at first. */
const FIRST = 5;

/** The rooms with their sizes; renders nothing without any. */
export function RoomTable({ rooms }: Pick<ListingDetails_ListingFragment, 'rooms'>) {
  if (rooms.length === 0) return null;
  const hasLevels = rooms.some(({ level }) => level);

  const table = (
    <DetailsTable label={message('details.rooms')}>
      <thead>
        <tr>
          <th scope="col">{message('details.rooms.room')}</th>
          {hasLevels && <th scope="col">{message('details.rooms.level')}</th>}
          <th scope="col" className="is-number">
            {message('details.rooms.size')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ name, level, length, width }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may be alike, and their order does not change.
          <tr key={index} className={index < FIRST ? undefined : 'is-more'}>
            <td>{name}</td>
            {hasLevels && <td>{level}</td>}
            <td className="is-number">{length && width ? sizeOf(length, width) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </DetailsTable>
  );

  return (
    <section className="room-table" id={SECTION_IDS.rooms}>
      <h2>{message('details.rooms')}</h2>
      {rooms.length > FIRST ? (
        <Folded more={message('details.rooms.all', { count: rooms.length })}>{table}</Folded>
      ) : (
        table
      )}
    </section>
  );
}

function sizeOf(feetLong: number, feetWide: number): string {
  const { isMetric, length, width } = formatSides(feetLong, feetWide);

  return message(isMetric ? 'details.rooms.metres' : 'details.rooms.feet', { length, width });
}
