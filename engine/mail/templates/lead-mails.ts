import { mlsNumber } from '#domain/listing/mls-number.ts';
import type { LeadListing } from '../../store/leads/lead-listing.ts';
import type { NewLead } from '../../store/leads/lead-table.ts';
import type { MailBrand } from './mail-brand.ts';
import { mailMessages } from './mail-messages.ts';
import type { MailContent } from './render-mail.ts';

/** Notifies an agent of a lead, with everything that the visitor wrote. */
export function leadMail(
  { language, siteName: site, origin }: MailBrand,
  { lead, listing }: { lead: NewLead; listing: LeadListing | null },
): MailContent {
  const translate = mailMessages(language);
  const from = lead.name || lead.email || lead.phone || translate('lead.somebody');
  const home = listing
    ? [listing.address, mlsNumber(listing.mls)].filter(Boolean).join(', ')
    : lead.listing_id;
  const facts = [
    [translate('lead.name'), lead.name],
    [translate('lead.email'), lead.email],
    [translate('lead.phone'), lead.phone],
    ...lead.fields.map(({ label, value }) => [label, value]),
    [translate('lead.listing'), home],
    [translate('lead.page'), lead.page_url],
  ];

  return {
    subject: translate('lead.subject', { form: lead.form_name, from }),
    title: translate('lead.title', { from }),
    paragraphs: [
      ...lead.message.split(/\n+/).filter((line) => line.trim() !== ''),
      ...facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    ],
    action: { label: translate('lead.action'), url: `${origin}/access/login?returnTo=${LEADS_PATH}` },
    notes: lead.email ? [translate('lead.reply', { from })] : [],
    reason: translate('lead.reason', { site }),
  };
}

type Cancelled = {
  request: { name: string; form_name: string; tour_date: string | null; tour_time: string | null };
  listing: LeadListing | null;
};

/** Notifies an agent that a customer has cancelled a tour. */
export function cancelledMail(
  { language, siteName: site, origin }: MailBrand,
  { request, listing }: Cancelled,
): MailContent {
  const translate = mailMessages(language);
  const from = request.name || translate('lead.somebody');
  const when = [request.tour_date, request.tour_time].filter(Boolean).join(', ');
  const home = listing && [listing.address, mlsNumber(listing.mls)].filter(Boolean).join(', ');

  return {
    subject: translate('lead.cancelled.subject', { form: request.form_name, from }),
    title: translate('lead.cancelled.title', { from }),
    paragraphs: [`${request.form_name}: ${when}`, ...(home ? [`${translate('lead.listing')}: ${home}`] : [])],
    action: { label: translate('lead.action'), url: `${origin}/access/login?returnTo=${LEADS_PATH}` },
    notes: [],
    reason: translate('lead.reason', { site }),
  };
}

/** Encoded: the hash opens Clients & Leads in the editor's toolbar. */
const LEADS_PATH = encodeURIComponent('/#clients-and-leads');
