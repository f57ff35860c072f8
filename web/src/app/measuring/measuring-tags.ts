import type { Analytics } from '#domain/site/analytics-schema.ts';

/** Origins that a page's policy allows in addition to its own. */
export type PolicyOrigins = { script: string[]; connect: string[] };

type Tag = { html: string; origins: PolicyOrigins };

const TAG_MANAGER = 'https://www.googletagmanager.com';
const GOOGLE: PolicyOrigins = {
  script: [TAG_MANAGER, 'https://www.google-analytics.com'],
  connect: [
    TAG_MANAGER,
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};
const ADVERTISING: PolicyOrigins = {
  script: ['https://www.googleadservices.com', 'https://googleads.g.doubleclick.net'],
  connect: ['https://www.google.com', 'https://googleads.g.doubleclick.net'],
};
const PIXEL: PolicyOrigins = {
  script: ['https://connect.facebook.net'],
  connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
};

/**
 * The configured services as markup, each with the nonce of the document. Ids consist of the characters that
 * analytics-schema.ts permits, so that none can end its script or attribute.
 */
export function measuringTags(analytics: Analytics, nonce: string): Tag[] {
  const { tagManager, pixel, crm } = analytics;
  const gtag = [analytics.analytics, analytics.remarketing].filter(Boolean);
  const inline = (code: string) => `<script nonce="${nonce}">${code}</script>`;
  const outside = (src: string, more = '') => `<script nonce="${nonce}" async src="${src}"${more}></script>`;
  const tags: (Tag | false)[] = [
    Boolean(tagManager) && {
      html:
        inline(
          "window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});",
        ) + outside(`${TAG_MANAGER}/gtm.js?id=${tagManager}`),
      origins: GOOGLE,
    },
    gtag.length > 0 && {
      html:
        inline(
          `window.dataLayer=window.dataLayer||[];window.gtag=function(){dataLayer.push(arguments)};gtag('js',new Date());${gtag
            .map((id) => `gtag('config','${id}');`)
            .join('')}`,
        ) + outside(`${TAG_MANAGER}/gtag/js?id=${gtag[0]}`),
      origins: GOOGLE,
    },
    Boolean(analytics.remarketing) && { html: '', origins: ADVERTISING },
    Boolean(pixel) && {
      html:
        inline(
          `(function(w){var f=w.fbq=w._fbq=function(){f.callMethod?f.callMethod.apply(f,arguments):f.queue.push(arguments)};f.push=f;f.loaded=true;f.version='2.0';f.queue=[]})(window);fbq('init','${pixel}');fbq('track','PageView');`,
        ) + outside('https://connect.facebook.net/en_US/fbevents.js'),
      origins: PIXEL,
    },
    Boolean(crm?.domain && crm.trackingID) && {
      html: outside(
        `https://${crm?.domain}/tracking.js`,
        ` data-tracking-id="${crm?.trackingID}" data-use-web-rules="${crm?.useWebRules === true}"`,
      ),
      origins: { script: [`https://${crm?.domain}`], connect: [`https://${crm?.domain}`] },
    },
  ];

  return tags.filter((tag) => tag !== false);
}

/** The tag manager for browsers without JavaScript. */
export function noScriptFrame({ tagManager }: Analytics): string {
  if (!tagManager) return '';

  return `<noscript><iframe src="${TAG_MANAGER}/ns.html?id=${tagManager}" title="Google Tag Manager" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`;
}

/** The codes by which search engines verify who owns a site; they set no cookie and need no consent. */
export function verificationTags({ siteVerification, webmasterTools, bing }: Analytics): string {
  const google = [...new Set([siteVerification, webmasterTools])].filter(Boolean);

  return [
    ...google.map((code) => `<meta name="google-site-verification" content="${code}">`),
    ...(bing ? [`<meta name="msvalidate.01" content="${bing}">`] : []),
  ].join('');
}
