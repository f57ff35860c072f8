/** The stored shape of a website with its header and footer. */

import type { QuietHours } from '../alerts/schedule.ts';
import type { Language } from '../language/language.ts';
import type { State, StrapConfig } from '../page/page.ts';
import type { LinkPart } from '../page/parts.ts';
import type { SearchSetup } from '../search/search-config.ts';
import type { Theme } from '../theme/theme.ts';
import type { WizardState } from './site-wizard.ts';
import type { Units } from './units.ts';

export const SOCIAL_NETWORKS = [
  'facebook',
  'flickr',
  'foursquare',
  'googleplus',
  'instagram',
  'linkedin',
  'pinterest',
  'twitter',
  'youtube',
  'rss',
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];

export type WebsiteSetup = {
  agentID: string;
  brokerageID: string;
  blogUrl: string;
  bodyClasses: string;
  scripts: string;
  styles: string;
  javascript: string;
  css: string;
  /** How sizes are shown; that of the country when omitted. */
  units?: Units;
  /** Until the site is set up. */
  wizard?: WizardState;
  /** Pages of a design speak of several people, also while the team has one. */
  isTeam?: boolean;
  /** First path segments of the legal pages; defaults apply when omitted. */
  legalPaths?: { privacy?: string; disclaimer?: string };
  /** The explanation of membership of the Virtual Office Website, in paragraphs; a default applies when omitted. */
  vowFacts?: string;
  /** Hours without mail about listings; DEFAULT_QUIET_HOURS apply when omitted. */
  quietHours?: Partial<QuietHours>;
  /** The advanced search setup; defaults apply when omitted. */
  search?: SearchSetup;
};

export type WebsiteDisplay = {
  siteName: string;
  textTense: 'singular' | 'plural';
  /** The language of the product's own sentences. */
  language: Language;
  logoUrl: string;
  /** For headers on a dark ground; empty: the other one on every ground. */
  logoDarkUrl: string;
  smallLogoUrl: string;
  thumbnailUrl: string;
};

export type WebsiteOffice = {
  email: string;
  phone: string;
  cellPhone: string;
  officePhone: string;
  fax: string;
  officeName: string;
  address: string;
  city: string;
  province: string;
  provinceCode: string;
  postalCode: string;
  /** Licence number as it stands at the foot of every page, for example `DRE #01234567`. */
  licence: string;
};

export type WebsiteConfig = {
  setup: WebsiteSetup;
  display: WebsiteDisplay;
  office: WebsiteOffice;
  social: Partial<Record<SocialNetwork, string>>;
};

export type Website = {
  config: WebsiteConfig;
  integrations: {
    analytics: Record<string, unknown>;
    map?: { autoCompletionKey: string };
    /** The agents' own CRM. */
    crm?: { url: string };
    /** The agents' forms designer. */
    forms?: { managerUrl: string };
  };
  migrations: Record<string, boolean>;
  theme: Theme;
};

export type NavItem = {
  label: string;
  href: string;
  linkOut?: boolean;
  dropdown?: NavItem[];
};

/** `name` is the template's key, for example `header-basic`. */
export type Header = {
  name: string;
  nav: NavItem[];
  state: State & { linkList1?: LinkPart[]; linkList2?: LinkPart[] };
  config: { style: { theme: StrapConfig['style']['theme'] } };
};

export type Footer = Header;

/** The public data of a space. */
export type Space = {
  id: string;
  /** Host name the space was found by, without port. */
  host: string;
  /** The main one of its host names; null while none is chosen. */
  mainHost?: string | null;
  /** Key of its listing source, for example `idx-edm-v5`. */
  source: string;
  /** English in its country, for example `en-CA`: the region of `siteLocale`. */
  locale: string;
  /** ISO 4217. */
  currency: string;
  timeZone: string;
  /** The map's default view. */
  mapDefault: { lat: number; lon: number; zoom: number };
  /** Name of the space's place, for example "Edmonton, AB". */
  areaName: string;
  /** Who's On First id of that place; 0 for a site that searches everywhere at first. */
  defaultPlaceId: number;
  /** The source requires the viewing conditions for the details of all its listings. */
  vowRequired?: boolean;
};
