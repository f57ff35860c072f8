import { formatPercent } from '#domain/language/format-percent.ts';
import { message } from '../../messages.ts';
import type { ListingDetails_ListingFragment } from '../listing-details.generated.ts';

export type HistoryEvent = {
  at: string;
  kind: 'listed' | 'reduced' | 'raised' | 'status';
  text: string;
  price: number;
};

type Entry = ListingDetails_ListingFragment['priceHistory'][number];
type Home = Pick<ListingDetails_ListingFragment, 'priceHistory' | 'transactionType'>;

/** The changes in words, the newest first. */
export function historyEvents({ priceHistory, transactionType }: Home): HistoryEvent[] {
  return priceHistory
    .flatMap((entry, index): HistoryEvent[] => {
      const before = priceHistory[index - 1];
      const { at, price } = entry;
      if (!before) {
        const text = message(
          transactionType === 'LEASE' ? 'details.history.lease' : 'details.history.listed',
        );
        return [{ at, price, kind: 'listed', text }];
      }
      const status = statusText(before, entry);

      return [
        ...priceEvent(before, entry),
        ...(status ? [{ at, price, kind: 'status' as const, text: status }] : []),
      ];
    })
    .reverse();
}

function priceEvent(before: Entry, { at, price }: Entry): HistoryEvent[] {
  if (price === before.price) return [];
  const isReduced = price < before.price;
  const percent = formatPercent(Math.abs(price - before.price) / Math.max(1, before.price));

  return [
    {
      at,
      price,
      kind: isReduced ? 'reduced' : 'raised',
      text: message(isReduced ? 'details.history.reduced' : 'details.history.raised', { percent }),
    },
  ];
}

/** Statuses of other names say nothing to a visitor. */
function statusText(before: Entry, { status }: Entry): string | null {
  if (status === before.status) return null;
  if (status === 'pending') return message('details.history.pending');
  if (status === 'active') return message('details.history.active');

  return status === 'off' ? message('details.history.off') : null;
}
