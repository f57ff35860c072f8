import { formatDay } from '#domain/calendar/format-day.ts';
import { formatDollars } from '#domain/language/format-number.ts';
import { message } from '../messages.ts';

type Priced = { soldPrice?: number | null; askingPrice?: number | null };

/** The sold price, else the asking price; null if neither may be shown. */
export function soldPriceText({ soldPrice, askingPrice }: Priced, showSoldPrice: boolean): string | null {
  if (showSoldPrice && soldPrice) return message('sold.price', { price: formatDollars(soldPrice) });

  return askingPrice ? message('sold.asked', { price: formatDollars(askingPrice) }) : null;
}

export function soldDateText(soldDate: string | null | undefined): string | null {
  return soldDate ? message('sold.date', { date: formatDay(soldDate) }) : null;
}

export function soldPlace({ city, province }: { city?: string | null; province?: string | null }): string {
  return [city, province].filter(Boolean).join(', ');
}
