import { zoneOffset } from '../calendar/zone-offset.ts';

/** Day and times as the source gives them: `2026-11-28`, `13:00`. */
type OpenHouse = { date: string; startTime: string; endTime: string };

type CalendarEntry = OpenHouse & {
  /** Unique and stable, for example the listing's id, the day and the site's host. */
  uid: string;
  timeZone: string;
  title: string;
  place: string;
  url: string;
  /** Creation time of the entry. */
  madeAt: Date;
};

const LINE_MAX_BYTES = 75;

/** An open house as an iCalendar file (RFC 5545), for "add to calendar". */
export function openHouseCalendar(entry: CalendarEntry): string {
  const { uid, date, startTime, endTime, timeZone, title, place, url, madeAt } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Strapwork//Open houses//EN',
    'BEGIN:VEVENT',
    `UID:${escapeValue(uid)}`,
    `DTSTAMP:${utcStamp(madeAt)}`,
    `DTSTART:${utcStamp(instantOf(date, startTime, timeZone))}`,
    `DTEND:${utcStamp(instantOf(date, endTime, timeZone))}`,
    `SUMMARY:${escapeValue(title)}`,
    `LOCATION:${escapeValue(place)}`,
    `URL:${url.replace(/[\r\n]/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];

  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The instant of a local date and time in a zone. */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const asUtc = new Date(`${date}T${time}:00Z`);
  const guess = new Date(asUtc.getTime() - zoneOffset(asUtc, timeZone));

  // Near a change of the clock the offset of the guess is the right one.
  return new Date(asUtc.getTime() - zoneOffset(guess, timeZone));
}

function utcStamp(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n|\r/g, '\\n');
}

/** Folds lines at 75 bytes; continuation lines begin with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let [folded, width] = ['', 0];

  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (width + bytes > LINE_MAX_BYTES) {
      folded += '\r\n ';
      width = 1;
    }
    folded += character;
    width += bytes;
  }

  return folded;
}
