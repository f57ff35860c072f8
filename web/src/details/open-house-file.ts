import { openHouseCalendar } from '#domain/listing/open-house-calendar.ts';
import type { Execute } from '../data/document.ts';
import { setRequestLanguage } from '../data/request-language.ts';
import { UpstreamError } from '../data/upstream-error.ts';
import { listingPlace } from '../site/listing-text.ts';
import { message } from '../messages.ts';
import { calendarResponse } from '../ui/calendar-response.ts';
import { OpenHouseFileDocument } from './open-house-file.generated.ts';

type OpenHouseRequest = { slug: string; date: string; startTime: string };

/** The iCalendar file of an open house; 404 if listing or open house are not shown (any more). */
export async function openHouseFile(
  { origin, hostname }: URL,
  { slug, date, startTime }: OpenHouseRequest,
  execute: Execute,
): Promise<Response> {
  const { data, failures } = await execute(OpenHouseFileDocument, { id: slug });
  if (!data) throw new UpstreamError(failures);
  const { listing, space, website } = data;
  setRequestLanguage(website.config.display.language);
  const house = listing?.openHouses.find((one) => one.date === date && one.startTime.startsWith(startTime));
  if (!listing || !house) return new Response(`${message('page.error.404.body')}\n`, { status: 404 });

  const address = listing.address ?? message('listing.noAddress');
  const file = openHouseCalendar({
    ...house,
    uid: `${listing.id}-${date}-${startTime.replace(':', '')}@${hostname}`,
    timeZone: space.timeZone,
    title: message('details.openHouses.title', { address }),
    place: [address, listingPlace(listing)].filter(Boolean).join(', '),
    url: new URL(listing.path, origin).href,
    madeAt: new Date(),
  });

  return calendarResponse(file, `open-house-${date}.ics`);
}
