/** Hash of any page that opens Clients & Leads; mails link to it too. */
export const LEADS_HASH = '#clients-and-leads';
