import { icalendar } from '#domain/calendar/icalendar.ts';
import type { Execute } from '../../data/document.ts';
import { setRequestLanguage } from '../../data/request-language.ts';
import { UpstreamError } from '../../data/upstream-error.ts';
import { LISTING_PARAM } from '../../forms/form-path.ts';
import type { Tour } from '../../forms/tour-path.ts';
import { tourTypeName } from '../../forms/tour-type-name.ts';
import { message } from '../../messages.ts';
import { calendarResponse } from '../../ui/calendar-response.ts';
import { TourFileDocument } from './tour-file.generated.ts';

/** The iCalendar file of a requested tour: a day without a time, which the agent agrees on. */
export async function tourFile(
  { origin, hostname, searchParams }: URL,
  { type, date }: Tour,
  execute: Execute,
): Promise<Response> {
  const id = searchParams.get(LISTING_PARAM) ?? '';
  const { data, failures } = await execute(TourFileDocument, { id, hasListing: id !== '' });
  if (!data) throw new UpstreamError(failures);
  const { listing, website } = data;
  setRequestLanguage(website.config.display.language);
  if (id && !listing) return new Response(`${message('page.error.404.body')}\n`, { status: 404 });

  const { siteName } = website.config.display;
  const address = listing ? (listing.address ?? message('listing.noAddress')) : siteName;
  const file = icalendar('Tours', {
    uid: `tour-${listing?.id ?? 'site'}-${date}@${hostname}`,
    start: date,
    end: date,
    title: `${tourTypeName(type)}: ${address}`,
    place: listing ? [address, listing.city, listing.province].filter(Boolean).join(', ') : '',
    url: new URL(listing?.path ?? '/', origin).href,
    text: message('tour.next', { who: siteName }),
    isTentative: true,
    madeAt: new Date(),
  });

  return calendarResponse(file, `tour-${date}.ics`);
}
