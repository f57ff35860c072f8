import { SOCIAL_NETWORKS, type SocialNetwork } from '#domain/site/website.ts';
import type { EditorMessageKey } from '../../messages.ts';

/** Kinds of input for values of the website document. */
export type WebsiteFieldKind =
  | 'text'
  | 'url'
  | 'lines'
  | 'code'
  | 'image'
  | 'toggle'
  | 'tense'
  | 'language'
  | 'units'
  | 'agent'
  | 'hour';
/** `path` is the dotted path in the website document. */
export type WebsiteField = {
  path: string;
  label: EditorMessageKey;
  kind: WebsiteFieldKind;
  help?: EditorMessageKey;
};

const field = (
  path: string,
  label: EditorMessageKey,
  kind: WebsiteFieldKind = 'text',
  help?: EditorMessageKey,
): WebsiteField => ({ path, label, kind, ...(help && { help }) });

const SITE_NAME = field('config.display.siteName', 'site.field.siteName');
export const LOGO = field('config.display.logoUrl', 'site.field.logoUrl', 'image', 'site.field.logoUrl.help');
export const DARK_LOGO = field(
  'config.display.logoDarkUrl',
  'site.field.logoDarkUrl',
  'image',
  'site.field.logoDarkUrl.help',
);
const SMALL_LOGO = field(
  'config.display.smallLogoUrl',
  'site.field.smallLogoUrl',
  'image',
  'site.field.smallLogoUrl.help',
);

export const DISPLAY_FIELDS: readonly WebsiteField[] = [
  SITE_NAME,
  field('config.display.textTense', 'site.field.textTense', 'tense', 'site.field.textTense.help'),
  field('config.display.language', 'site.field.language', 'language', 'site.field.language.help'),
  field('config.setup.units', 'site.field.units', 'units', 'site.field.units.help'),
  LOGO,
  DARK_LOGO,
  SMALL_LOGO,
  field('config.display.thumbnailUrl', 'site.field.thumbnailUrl', 'image', 'site.field.thumbnailUrl.help'),
];

export const SETUP_FIELDS: readonly WebsiteField[] = [
  field('config.setup.agentID', 'site.field.agentID', 'agent', 'site.field.agentID.help'),
  field('config.setup.brokerageID', 'site.field.brokerageID'),
  field('config.setup.blogUrl', 'site.field.blogUrl', 'url', 'site.field.blogUrl.help'),
  field('config.setup.bodyClasses', 'site.field.bodyClasses', 'text', 'site.field.bodyClasses.help'),
  field('config.setup.legalPaths.privacy', 'site.field.privacyPath', 'text', 'site.field.legalPath.help'),
  field(
    'config.setup.legalPaths.disclaimer',
    'site.field.disclaimerPath',
    'text',
    'site.field.legalPath.help',
  ),
  field('config.setup.vowFacts', 'site.field.vowFacts', 'lines', 'site.field.vowFacts.help'),
];

/** Website Settings › E-mail. */
export const MAIL_FIELDS: readonly WebsiteField[] = [
  field('config.setup.quietHours.from', 'site.field.quietFrom', 'hour'),
  field('config.setup.quietHours.until', 'site.field.quietUntil', 'hour', 'site.field.quietHours.help'),
];

const OFFICE = [
  'officeName',
  'email',
  'phone',
  'cellPhone',
  'officePhone',
  'fax',
  'address',
  'city',
  'province',
  'provinceCode',
  'postalCode',
] as const;

/** One number is shown everywhere; the others are fallbacks. */
const OFFICE_HELP: { [name: string]: EditorMessageKey } = {
  phone: 'site.field.office.phone.help',
  cellPhone: 'site.field.office.otherPhone.help',
  officePhone: 'site.field.office.otherPhone.help',
};

export const OFFICE_FIELDS: readonly WebsiteField[] = OFFICE.map((name) =>
  field(`config.office.${name}`, `site.field.office.${name}`, 'text', OFFICE_HELP[name]),
);

export const SOCIAL_FIELDS: readonly WebsiteField[] = SOCIAL_NETWORKS.map((network: SocialNetwork) =>
  field(`config.social.${network}`, `site.field.social.${network}`, 'url'),
);

/** The agent's code without JavaScript, which is run in a trial before it is committed. */
export const CODE_FIELDS: readonly WebsiteField[] = [
  field('config.setup.css', 'site.field.css', 'code', 'site.field.css.help'),
  field('config.setup.styles', 'site.field.styles', 'code', 'site.field.styles.help'),
  field('config.setup.scripts', 'site.field.scripts', 'code', 'site.field.scripts.help'),
];

const ANALYTICS = 'integrations.analytics';

export const INTEGRATION_FIELDS: readonly { title: EditorMessageKey; fields: readonly WebsiteField[] }[] = [
  {
    title: 'site.integrations.measuring',
    fields: [
      field(`${ANALYTICS}.tagManager`, 'site.field.tagManager'),
      field(`${ANALYTICS}.analytics`, 'site.field.analytics'),
      field(`${ANALYTICS}.pixel`, 'site.field.pixel'),
      field(`${ANALYTICS}.remarketing`, 'site.field.remarketing'),
      field(
        `${ANALYTICS}.withoutConsent`,
        'site.field.withoutConsent',
        'toggle',
        'site.field.withoutConsent.help',
      ),
    ],
  },
  {
    title: 'site.integrations.verification',
    fields: [
      field(`${ANALYTICS}.siteVerification`, 'site.field.siteVerification'),
      field(`${ANALYTICS}.webmasterTools`, 'site.field.webmasterTools'),
      field(`${ANALYTICS}.bing`, 'site.field.bing'),
    ],
  },
  {
    title: 'site.integrations.crm',
    fields: [
      field(`${ANALYTICS}.crm.domain`, 'site.field.crm.domain'),
      field(`${ANALYTICS}.crm.trackingID`, 'site.field.crm.trackingID'),
      field(`${ANALYTICS}.crm.useWebRules`, 'site.field.crm.useWebRules', 'toggle'),
    ],
  },
  {
    title: 'site.integrations.tools',
    fields: [
      field('integrations.crm.url', 'site.field.crm.url', 'url', 'site.field.crm.url.help'),
      field('integrations.forms.managerUrl', 'site.field.managerUrl', 'url', 'site.field.managerUrl.help'),
    ],
  },
];

/** Website members that a header shows. */
export const BRAND_FIELDS: readonly WebsiteField[] = [SITE_NAME, LOGO, SMALL_LOGO];
export const CONTACT_FIELDS: readonly WebsiteField[] = OFFICE_FIELDS.filter(({ path }) =>
  ['phone', 'email', 'officeName'].some((name) => path === `config.office.${name}`),
);
