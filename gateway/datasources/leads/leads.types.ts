import { z } from 'zod';
import { LEAD_ORIGINS, LEAD_STATUSES } from '#domain/leads/lead-status.ts';

/** Wire types of the leads of a site (docs/rest-calls.md). */

const leadSummary = z.object({
  id: z.string(),
  formName: z.string(),
  origin: z.enum(LEAD_ORIGINS),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  listingId: z.string().nullable(),
  mls: z.string().nullable(),
  fields: z.array(z.object({ label: z.string(), value: z.string() })),
  pageUrl: z.string(),
  referrer: z.string(),
  campaign: z.record(z.string(), z.string()),
  status: z.enum(LEAD_STATUSES),
  assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
  isRead: z.boolean(),
  cancelledAt: z.string().nullish(),
  createdAt: z.string(),
});
export type LeadSummaryWire = z.infer<typeof leadSummary>;

export const leadsResponse = z.object({
  leads: z.array(leadSummary),
  total: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  next: z.string().nullable(),
});

export const leadResponse = leadSummary.extend({
  visitorIp: z.string().nullable(),
  consent: z.object({ text: z.string(), hash: z.string(), givenAt: z.string() }).nullable(),
  customer: z
    .object({
      name: z.string(),
      email: z.string(),
      isEmailVerified: z.boolean(),
      isSignedIn: z.boolean(),
      phone: z.string().nullable(),
      favouriteCount: z.int(),
      favourites: z.array(z.object({ listingId: z.string(), mls: z.string(), addedAt: z.string() })),
      searches: z.array(
        z.object({ id: z.string(), name: z.string(), uiState: z.unknown(), savedAt: z.string() }),
      ),
    })
    .nullable(),
  events: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(['note', 'status', 'assigned', 'cancelled']),
      body: z.string(),
      author: z.string(),
      createdAt: z.string(),
    }),
  ),
});
export type LeadWire = z.infer<typeof leadResponse>;

export const changedResponse = z.object({ changed: z.int() });
export const deletedResponse = z.object({ deleted: z.int() });

export const replyTextsResponse = z.object({
  texts: z.array(z.object({ name: z.string(), text: z.string() })),
  revision: z.int().nullable(),
  anyHome: z.string(),
});
export type ReplyTextsWire = z.infer<typeof replyTextsResponse>;
