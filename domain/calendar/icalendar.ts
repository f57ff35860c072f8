export type CalendarEntry = {
  /** Unique and stable, for example the listing's id, the day and the site's host. */
  uid: string;
  /** Instants, or days as `2026-11-23` of which the last one is included. */
  start: Date | string;
  end: Date | string;
  title: string;
  place: string;
  url: string;
  text?: string;
  /** Whether the time is still to be agreed on. */
  isTentative?: boolean;
  /** Creation time of the entry. */
  madeAt: Date;
};

const LINE_MAX_BYTES = 75;
const DAY_MS = 24 * 60 * 60_000;

/** An iCalendar file (RFC 5545) with one entry; `product` names what it is of. */
export function icalendar(product: string, entry: CalendarEntry): string {
  const { uid, start, end, title, place, url, text, isTentative, madeAt } = entry;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Strapwork//${product}//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeValue(uid)}`,
    `DTSTAMP:${utcStamp(madeAt)}`,
    `DTSTART${typeof start === 'string' ? dayValue(start) : `:${utcStamp(start)}`}`,
    `DTEND${typeof end === 'string' ? dayValue(end, 1) : `:${utcStamp(end)}`}`,
    `SUMMARY:${escapeValue(title)}`,
    `LOCATION:${escapeValue(place)}`,
    ...(text ? [`DESCRIPTION:${escapeValue(text)}`] : []),
    ...(isTentative ? ['STATUS:TENTATIVE'] : []),
    `URL:${url.replace(/[\r\n]/g, '')}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];

  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The end of an entry of whole days is the day after. */
function dayValue(day: string, later = 0): string {
  const date = new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS);

  return `;VALUE=DATE:${date.toISOString().slice(0, 'YYYY-MM-DD'.length).replaceAll('-', '')}`;
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
