import { fromUiState } from '#domain/search/rest/ui-state-schema.ts';
import type { LeadFilterInput } from '../__generated__/types.ts';
import type { GatewayContext } from '../context.ts';
import type { LeadQuery } from '../datasources/leads/leads-source.ts';
import type { LeadSummaryWire, LeadWire } from '../datasources/leads/leads.types.ts';
import { asCriteria } from '../profile/criteria.ts';

export const ORIGINS = { page: 'PAGE', modal: 'MODAL', embedded: 'EMBEDDED', 'sign-up': 'SIGN_UP' } as const;

export function showSummary(lead: LeadSummaryWire) {
  return { ...lead, origin: ORIGINS[lead.origin] };
}

/** A lead as the API returns it; its listings pass the display rules like everywhere else. */
export async function showLead({ dataSources }: Pick<GatewayContext, 'dataSources'>, lead: LeadWire) {
  const { visitorIp, consent, customer, events, ...summary } = lead;
  const { fields, referrer, campaign } = summary;
  const listing = (id: string | null) => (id ? dataSources.listings.getByKey(id).catch(() => null) : null);
  const [about, favourites] = await Promise.all([
    listing(lead.listingId),
    Promise.all(
      (customer?.favourites ?? []).map(async ({ listingId, mls, addedAt }) => ({
        mls,
        addedAt,
        listing: await listing(listingId),
      })),
    ),
  ]);

  return {
    summary: showSummary(summary),
    fields,
    listing: about,
    referrer,
    campaign: Object.entries(campaign).map(([label, value]) => ({ label, value })),
    visitorIp,
    consent,
    customer: customer && {
      ...customer,
      favourites,
      savedSearches: customer.searches.map(({ uiState, ...search }) => {
        const read = fromUiState(uiState);

        return { ...search, url: read.ok ? asCriteria(read.value).url : null };
      }),
    },
    events,
  };
}

const ORIGIN_OF = new Map<string, keyof typeof ORIGINS>(
  Object.entries(ORIGINS).map(([wire, name]) => [name, wire as keyof typeof ORIGINS]),
);

/** The filter as the REST call takes it. */
export function queryOf(filter: LeadFilterInput | null | undefined): LeadQuery {
  const { text, status, assignee, origin, from, to } = filter ?? {};

  return {
    text: text?.trim() || undefined,
    status: status ?? undefined,
    assignee: assignee ?? undefined,
    origin: origin ? ORIGIN_OF.get(origin) : undefined,
    from: from ?? undefined,
    to: to ?? undefined,
  };
}
