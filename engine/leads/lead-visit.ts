const URL_MAX = 2000;
const VALUE_MAX = 200;
const CAMPAIGN = ['source', 'medium', 'campaign', 'term', 'content'];

export type LeadVisit = { pageUrl: string; referrer: string; campaign: Record<string, string> };

/** Where a visitor came from: page, the site that linked to it, and the utm_… parameters of the first page. */
export function readVisit({
  pageUrl = '',
  referrer = '',
  landingUrl = '',
}: {
  pageUrl?: string;
  referrer?: string;
  landingUrl?: string;
}): LeadVisit {
  return {
    pageUrl: webUrl(pageUrl) || (pageUrl.startsWith('/') ? pageUrl.slice(0, URL_MAX) : ''),
    referrer: webUrl(referrer),
    campaign: { ...campaignOf(pageUrl), ...campaignOf(landingUrl) },
  };
}

/** Empty for everything that is no http URL: agents follow these links. */
function webUrl(text: string): string {
  const url = text.length <= URL_MAX ? URL.parse(text) : null;

  return url && /^https?:$/.test(url.protocol) ? url.href : '';
}

function campaignOf(text: string): Record<string, string> {
  const params = URL.parse(text, 'http://site.invalid')?.searchParams;
  const named = CAMPAIGN.map((name) => [name, params?.get(`utm_${name}`)?.trim().slice(0, VALUE_MAX) ?? '']);

  return Object.fromEntries(named.filter(([, value]) => value !== ''));
}
