/** Every sentence of the public pages. The editor's own are in editor/messages.ts, the legal pages' in routes/legal-messages.ts. */
const MESSAGES = {
  'page.skip': 'Skip to the content',
  'page.error.404.heading': '404 Page Not Found',
  'page.error.404.body': 'Page not found.',
  'page.error.404.client': 'The page you are looking for could not be found.',
  'page.error.500.heading': '500 Internal Server Error',
  'page.error.other.heading': 'An Error Has Occurred',
  'page.error.body': 'There was a problem loading the page.',
  'access.title': 'Realtor Login',
  'search.title': 'Search Homes',
  'listing.title': 'Home Details',
  'page.error.home': 'Go to the home page',
  'page.error.search': 'Search homes',
  'page.empty.heading': 'This page is still being written',
  'page.empty.body': 'Have a look at the homes on the market in the meantime.',
  'page.empty.search': 'Search homes',
  'strap.data.missing': 'Please reload the page to view this content.',
  'header.menu.open': 'Open the menu',
  'header.menu.close': 'Close the menu',
  'header.menu.label': 'Main',
  'header.account.label': 'Account',
  'header.home': '{siteName}, home page',
  'header.submenu': '{label}: more pages',
  'footer.links': 'Footer',
  'footer.legal': 'Legal',
  'footer.privacy': 'Privacy Policy',
  'footer.disclaimer': 'Disclaimer',
  'footer.copyright': '© {year} {siteName}',
  'footer.trademarks':
    'MLS®, Multiple Listing Service® and the associated logos identify professional services rendered by members of the real-estate association to effect the purchase, sale and lease of real estate. REALTOR® and REALTORS® identify licensed members of that association.',
  'roster.empty': 'The team will be introduced here soon.',
  'roster.email': 'E-mail {name}',
  'roster.phone': 'Call {name}',
  'roster.profile': 'Profile of {name}',
} as const;

export type MessageKey = keyof typeof MESSAGES;

/** A sentence with its `{placeholders}` filled in. */
export function message(key: MessageKey, params: Record<string, string | number> = {}): string {
  return fill(MESSAGES[key], params);
}

/** Fills `{placeholders}`; an unknown one stays as it is. */
export function fill(sentence: string, params: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
