import type { NewLead } from '../../store/leads/lead-table.ts';
import type { LeadListing } from '../../store/leads/lead-listing.ts';
import { mailMessages } from './mail-messages.ts';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent } from './render-mail.ts';

/** Tells an agent about a lead, with everything that the visitor wrote. */
export function leadMail(
  { language, siteName: site, origin }: MailBrand,
  { lead, listing }: { lead: NewLead; listing: LeadListing | null },
): MailContent {
  const say = mailMessages(language);
  const from = lead.name || lead.email || lead.phone || say('lead.somebody');
  const home = listing ? [listing.address, listing.mls].filter(Boolean).join(', ') : lead.listing_id;
  const facts = [
    [say('lead.name'), lead.name],
    [say('lead.email'), lead.email],
    [say('lead.phone'), lead.phone],
    ...lead.fields.map(({ label, value }) => [label, value]),
    [say('lead.listing'), home],
    [say('lead.page'), lead.page_url],
  ];

  return {
    subject: say('lead.subject', { form: lead.form_name, from }),
    title: say('lead.title', { from }),
    paragraphs: [
      ...lead.message.split(/\n+/).filter((line) => line.trim() !== ''),
      ...facts.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    ],
    action: { label: say('lead.action'), url: `${origin}/access/login?returnTo=${LEADS_PATH}` },
    notes: lead.email ? [say('lead.reply', { from })] : [],
    reason: say('lead.reason', { site }),
  };
}

/** Encoded: the hash opens Clients & Leads in the editor's toolbar. */
const LEADS_PATH = encodeURIComponent('/#clients-and-leads');
