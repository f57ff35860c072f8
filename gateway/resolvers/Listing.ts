import { daysBetween } from '#domain/calendar/format-day.ts';
import { spaceDay } from '#domain/calendar/space-day.ts';
import { orderedBreadcrumbs } from '#domain/listing/breadcrumbs.ts';
import { isEnteredId } from '#domain/listing/mls-number.ts';
import { homeCosts } from '#domain/listing/mortgage/home-costs.ts';
import type { ListingResolvers } from '../__generated__/types.ts';
import { allowedExtras } from '../display-rules/allowed-extras.ts';
import { ownAttribution } from '../display-rules/attribution.ts';
import { listingDetails, postalCode } from '../listing/details.ts';
import { listingImages } from '../listing/images.ts';
import { listingPath, transactionType } from '../listing/listing-path.ts';
import { listingMedia } from '../listing/media.ts';
import { whoAnswers } from '../listing/who-answers.ts';

export const Listing: ListingResolvers = {
  id: ({ _id }) => _id,
  publicId: ({ _source }) => _source.publicId,
  path: ({ _source }) => listingPath(_source),
  mls: ({ _source }) => _source.mls,
  status: ({ _source }) => _source.status ?? 'active',
  detailsWithheld: ({ _source }) => _source.detailsWithheld,
  transactionType: ({ _source }) => transactionType(_source),
  address: ({ _source }) => _source.address ?? null,
  neighbourhood: ({ _source }) => _source.neighbourhood ?? null,
  city: ({ _source }) => _source.city ?? null,
  province: ({ _source }) => _source.province ?? null,
  postalCode: ({ _source }) => postalCode(_source),
  price: ({ _source }) => whole(_source.price),
  bedrooms: ({ _source }) => whole(_source.bedrooms),
  bathrooms: ({ _source }) => _source.bathrooms ?? null,
  interiorSize: ({ _source }) => whole(_source.sqft),
  yearBuilt: ({ _source }) => whole(_source.year_built),
  lotSize: ({ _source }) => whole(_source.lot_size),
  storeys: ({ _source }) => _source.storeys ?? null,
  garageSpaces: ({ _source }) => whole(_source.garage_spaces),
  parkingSpaces: ({ _source }) => whole(_source.parking_spaces),
  monthlyFee: ({ _source }) => homeCosts(listingDetails(_source)).monthlyFee,
  previousPrice: ({ _source }) => whole(_source.previous_price),
  priceReducedAt: ({ _source }) => _source.price_reduced_at ?? null,
  priceHistory: ({ _source }) =>
    (_source.price_history ?? []).map(({ price, ...entry }) => ({ ...entry, price: Math.round(price) })),
  daysOnMarket({ _source: { price_history, list_date } }, _, { now, space: { timeZone } }) {
    if (!price_history || !list_date) return null;
    const days = daysBetween(spaceDay(new Date(list_date), timeZone), spaceDay(now, timeZone));

    return days >= 0 ? days : null;
  },
  rooms: ({ _source }) =>
    (_source.rooms ?? []).map(({ name, level, length, width }) => ({
      name,
      level: level ?? null,
      length: length ?? null,
      width: width ?? null,
    })),
  listedAt: ({ _source }) => _source.list_date ?? null,
  propertyTypes: ({ _source }) => _source.building_types ?? [],
  description: ({ _source }) => _source.description ?? null,
  images: ({ _source }) => listingImages(_source),
  imageCount: ({ _source }) => whole(_source.image_count) ?? _source.images.length,
  location: ({ _source }) => _source.location ?? null,
  openHouses: ({ _source }) =>
    (_source.open_houses ?? []).map(({ date, start_time, end_time }) => ({
      date,
      startTime: start_time,
      endTime: end_time,
    })),
  details: ({ _source }) => listingDetails(_source),
  media: ({ _source }) => listingMedia(_source),
  officeName: ({ _source }) => _source.listOfficeName ?? null,
  officeId: ({ _source }) => _source.listOfficeId ?? null,
  agents: ({ _source }) =>
    (_source.agent ?? []).map(({ name, office }) => ({ name, office: office ?? null })),
  contact: ({ _source }, _, { dataSources }) =>
    whoAnswers(
      dataSources,
      (_source.agent ?? []).map(({ id }) => id),
    ),
  courtesyOf: ({ _id, _source: { courtesyOfMessage, listOfficeName } }, _, { language }) => {
    if (courtesyOfMessage || !listOfficeName || isEnteredId(_id)) return courtesyOfMessage ?? null;
    const own = language();

    // A promise for each listing of a list would have the whole list wait.
    return typeof own === 'string'
      ? ownAttribution(listOfficeName, own)
      : own.then((known) => ownAttribution(listOfficeName, known));
  },
  isOwn: ({ _id }) => isEnteredId(_id),
  allows: ({ _source: { display } }, _, { rules }) => allowedExtras(display, rules),
  breadcrumbs: ({ _source }) => orderedBreadcrumbs(_source.places ?? []),
};

const whole = (value: number | null | undefined) => (value == null ? null : Math.round(value));
