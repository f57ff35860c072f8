import { formatDollars } from '#domain/language/format-number.ts';
import { market } from '#domain/language/market.ts';
import { languageOf } from '#domain/language/wording.ts';
import { mlsNumber } from '#domain/listing/mls-number.ts';
import { searchPath } from '#domain/search/search-path.ts';
import { BASKET_MAX_IDS, EMPTY_SEARCH } from '#domain/search/search-state.ts';
import type { DigestItem } from '../../alerts/digest-items.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailMessages } from './mail-messages.ts';
import { pictureUrl } from './picture-url.ts';
import type { MailContent, MailListing } from './render-mail.ts';

/** Listings of one mail; it leads to the others. */
export const LISTINGS_MAX = 14;
type Alert = {
  searchId: string;
  /** Null for the favourites. */
  searchName: string | null;
  items: readonly DigestItem[];
  /** Of all listings, those beyond the items too. */
  total: number;
  unsubscribeUrl: string;
};

/** What changed among the listings of a saved search or of the favourites. */
export function alertMail(brand: MailBrand, alert: Alert): MailContent {
  const { language, siteName: site, origin } = brand;
  const { searchId, searchName, items, total, unsubscribeUrl } = alert;
  const translate = mailMessages(language);
  const shown = items.slice(0, LISTINGS_MAX);
  const ids = items.flatMap((item) => ('listing' in item ? item.listing.id : [])).slice(0, BASKET_MAX_IDS);
  const path =
    searchName === null
      ? searchPath({ ...EMPTY_SEARCH, ids })
      : searchPath({ ...EMPTY_SEARCH, savedSearch: searchId });
  const label =
    total > shown.length
      ? translate('alerts.more', { shown: shown.length, total })
      : translate(searchName === null ? 'alerts.all.favourites' : 'alerts.all');
  const hasAction = searchName !== null || ids.length > 0;

  return {
    subject:
      searchName === null
        ? translate('alerts.subject.favourites', { count: total, site })
        : translate('alerts.subject', { count: total, name: searchName, site }),
    title:
      searchName === null
        ? translate('alerts.title.favourites')
        : translate('alerts.title', { name: searchName }),
    paragraphs: [],
    listings: shown.map((item) => listingOf(item, brand)),
    ...(hasAction && { action: { label, url: origin + path } }),
    reason:
      searchName === null
        ? translate('alerts.reason.favourites', { site })
        : translate('alerts.reason', { name: searchName, site }),
    manage: { label: translate('alerts.manage'), url: `${origin}/account#alerts` },
    unsubscribe: { label: translate('alerts.unsubscribe'), url: unsubscribeUrl },
  };
}

function listingOf(item: DigestItem, { language, market: shape, origin }: MailBrand): MailListing {
  const translate = mailMessages(language);
  const own = languageOf(language);
  const dollars = (amount: number) => formatDollars(amount, own, market(own, shape));
  const label = translate(`alerts.kind.${item.kind}`);
  const numbered = (mls: string) => (mlsNumber(mls) ? translate('alerts.mls', { mls }) : label);
  if (item.kind === 'off') return { label, title: numbered(item.mls), lines: [], url: null, picture: null };

  if (item.kind === 'sold') {
    const { address, city, soldPrice, path, image } = item.sale;
    const title = [address, city].filter(Boolean).join(', ') || label;
    const lines = soldPrice === null ? [] : [dollars(soldPrice)];
    return { label, title, lines, url: origin + path, picture: pictureUrl(image, origin) };
  }

  const { address, neighbourhood, city, price, isLease, bedrooms, bathrooms, mls } = item.listing;
  const place = [address ?? neighbourhood, city].filter(Boolean).join(', ');
  const amount = price === null ? null : dollars(price);
  const oldPrice = item.kind === 'price' ? item.oldPrice : null;
  const now = amount && (isLease ? translate('alerts.month', { price: amount }) : amount);
  const facts = [
    bedrooms === null ? '' : translate('alerts.bedrooms', { count: bedrooms }),
    bathrooms === null ? '' : translate('alerts.bathrooms', { count: amountOf(bathrooms, language) }),
  ];

  return {
    label,
    title: place || numbered(mls),
    lines: [
      now && oldPrice !== null ? translate('alerts.price', { price: now, old: dollars(oldPrice) }) : now,
      facts.filter(Boolean).join(' · '),
      item.listing.courtesyOf,
    ].filter((line): line is string => Boolean(line)),
    url: origin + item.listing.path,
    picture: pictureUrl(item.listing.image, origin),
  };
}

/** Half a bathroom counts: only whole numbers are grouped by the message itself. */
function amountOf(amount: number, language: string): number | string {
  return Number.isInteger(amount) ? amount : new Intl.NumberFormat(language).format(amount);
}
