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
  /** An example of a value, shown while there is none. */
  example?: string;
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
  {
    ...field('config.setup.blogUrl', 'site.field.blogUrl', 'url', 'site.field.blogUrl.help'),
    example: 'https://blog.example.com',
  },
  field('config.setup.vowFacts', 'site.field.vowFacts', 'lines', 'site.field.vowFacts.help'),
];

/** What an agent sets once, or never. */
export const TECHNICAL_FIELDS: readonly WebsiteField[] = [
  field('config.setup.brokerageID', 'site.field.brokerageID', 'text', 'site.field.brokerageID.help'),
  {
    ...field(
      'config.setup.legalPaths.privacy',
      'site.field.privacyPath',
      'text',
      'site.field.legalPath.help',
    ),
    example: 'privacy-policy',
  },
  {
    ...field(
      'config.setup.legalPaths.disclaimer',
      'site.field.disclaimerPath',
      'text',
      'site.field.legalPath.help',
    ),
    example: 'disclaimer',
  },
  field('config.setup.bodyClasses', 'site.field.bodyClasses', 'text', 'site.field.bodyClasses.help'),
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
  'licence',
] as const;

/** One number is shown everywhere; the others are fallbacks. */
const OFFICE_HELP: { [name: string]: EditorMessageKey } = {
  phone: 'site.field.office.phone.help',
  cellPhone: 'site.field.office.otherPhone.help',
  officePhone: 'site.field.office.otherPhone.help',
  licence: 'site.field.office.licence.help',
};

export const OFFICE_FIELDS: readonly WebsiteField[] = OFFICE.map((name) =>
  field(`config.office.${name}`, `site.field.office.${name}`, 'text', OFFICE_HELP[name]),
);

/** In the order in which agents use them. */
const SOCIAL_EXAMPLES = {
  facebook: 'https://www.facebook.com/your-page',
  instagram: 'https://www.instagram.com/your-name',
  youtube: 'https://www.youtube.com/@your-channel',
  linkedin: 'https://www.linkedin.com/in/your-name',
  twitter: 'https://x.com/your-name',
  pinterest: 'https://www.pinterest.com/your-name',
  rss: 'https://blog.example.com/feed',
} as const satisfies Partial<Record<SocialNetwork, string>>;

const socialField = (network: SocialNetwork, example?: string): WebsiteField => ({
  ...field(`config.social.${network}`, `site.field.social.${network}`, 'url'),
  ...(example && { example }),
});

export const SOCIAL_FIELDS: readonly WebsiteField[] = Object.entries(SOCIAL_EXAMPLES).map(
  ([network, example]) => socialField(network as SocialNetwork, example),
);

/** Networks that are closed, or that agents have left: shown where a site has one. */
export const FORMER_SOCIAL_FIELDS: readonly WebsiteField[] = SOCIAL_NETWORKS.filter(
  (network) => !(network in SOCIAL_EXAMPLES),
).map((network) => socialField(network));

/** The agent's code without JavaScript, which is run in a trial before it is committed. */
export const CODE_FIELDS: readonly WebsiteField[] = [
  field('config.setup.css', 'site.field.css', 'code', 'site.field.css.help'),
  field('config.setup.styles', 'site.field.styles', 'code', 'site.field.styles.help'),
  field('config.setup.scripts', 'site.field.scripts', 'code', 'site.field.scripts.help'),
];

const ANALYTICS = 'integrations.analytics';

const analytics = (
  name: string,
  label: EditorMessageKey,
  help: EditorMessageKey,
  example: string,
): WebsiteField => ({ ...field(`${ANALYTICS}.${name}`, label, 'text', help), example });
const GOOGLE_CODE = 'site.field.verification.help';

type IntegrationGroup = {
  title: EditorMessageKey;
  fields: readonly WebsiteField[];
  /** Folded away, as it is nothing for an agent alone. */
  isTechnical?: boolean;
};

export const INTEGRATION_FIELDS: readonly IntegrationGroup[] = [
  {
    title: 'site.integrations.measuring',
    fields: [
      analytics('analytics', 'site.field.analytics', 'site.field.analytics.help', 'G-ABC1234567'),
      analytics('tagManager', 'site.field.tagManager', 'site.field.tagManager.help', 'GTM-ABC1234'),
      analytics('pixel', 'site.field.pixel', 'site.field.pixel.help', '123456789012345'),
      analytics('remarketing', 'site.field.remarketing', 'site.field.remarketing.help', 'AW-123456789'),
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
      analytics(
        'siteVerification',
        'site.field.siteVerification',
        GOOGLE_CODE,
        'dBw5CvburAxi537Rp9qi5uG2174',
      ),
      analytics('bing', 'site.field.bing', GOOGLE_CODE, '0123456789ABCDEF0123456789ABCDEF'),
      analytics('webmasterTools', 'site.field.webmasterTools', GOOGLE_CODE, 'dBw5CvburAxi537Rp9qi5uG2174'),
    ],
  },
  {
    title: 'site.integrations.tools',
    fields: [
      {
        ...field('integrations.crm.url', 'site.field.crm.url', 'url', 'site.field.crm.url.help'),
        example: 'https://crm.example.com',
      },
      {
        ...field(
          'integrations.forms.managerUrl',
          'site.field.managerUrl',
          'url',
          'site.field.managerUrl.help',
        ),
        example: 'https://forms.example.com',
      },
    ],
  },
  {
    title: 'site.integrations.crm',
    isTechnical: true,
    fields: [
      analytics('crm.domain', 'site.field.crm.domain', 'site.field.crm.domain.help', 'crm.example.com'),
      analytics('crm.trackingID', 'site.field.crm.trackingID', 'site.field.crm.trackingID.help', 'site-123'),
      field(
        `${ANALYTICS}.crm.useWebRules`,
        'site.field.crm.useWebRules',
        'toggle',
        'site.field.crm.useWebRules.help',
      ),
    ],
  },
];

/** Every field with a label of its own, by its path. */
export const fieldAt = (path: string): WebsiteField | undefined =>
  [
    DISPLAY_FIELDS,
    SETUP_FIELDS,
    TECHNICAL_FIELDS,
    MAIL_FIELDS,
    OFFICE_FIELDS,
    SOCIAL_FIELDS,
    FORMER_SOCIAL_FIELDS,
    CODE_FIELDS,
    ...INTEGRATION_FIELDS.map(({ fields }) => fields),
  ]
    .flat()
    .find((one) => one.path === path);

/** Website members that a header shows. */
export const BRAND_FIELDS: readonly WebsiteField[] = [SITE_NAME, LOGO, SMALL_LOGO];
export const CONTACT_FIELDS: readonly WebsiteField[] = OFFICE_FIELDS.filter(({ path }) =>
  ['phone', 'email', 'officeName'].some((name) => path === `config.office.${name}`),
);
