import type { NewLead } from '../../store/leads/lead-table.ts';
import type { LeadListing } from '../../store/leads/lead-listing.ts';
import { mailMessages } from './mail-messages.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent } from './render-mail.ts';

/** Notifies an agent of a lead, with everything that the visitor wrote. */
export function leadMail(
  { language, siteName: site, origin }: MailBrand,
  { lead, listing }: { lead: NewLead; listing: LeadListing | null },
): MailContent {
  const translate = mailMessages(language);
  const from = lead.name || lead.email || lead.phone || translate('lead.somebody');
  const home = listing ? [listing.address, listing.mls].filter(Boolean).join(', ') : lead.listing_id;
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

/** Encoded: the hash opens Clients & Leads in the editor's toolbar. */
const LEADS_PATH = encodeURIComponent('/#clients-and-leads');
