import { readAnalytics } from '#domain/site/analytics-schema.ts';
import { legalSlugs } from '../../site/legal-slugs.ts';
import type { SiteModel } from '../../site/site-model.ts';
import { CHOICE_COOKIE, type Choice, consentBanner } from './consent-banner.ts';
import { measuringTags, noScriptFrame, type PolicyOrigins, verificationTags } from './measuring-tags.ts';

export type Measuring = {
  /** For the end of the head. */
  head: string;
  /** For the end of the body. */
  body: string;
  /** Null where nothing from elsewhere runs. */
  origins: PolicyOrigins | null;
};

/**
 * What a site's integrations add to a document; null for sites without any. It is markup of the server alone, which
 * React passes over, so that no visitor downloads code for it.
 */
export function measuringOf(site: SiteModel, request: Request, nonce: string): Measuring | null {
  const analytics = readAnalytics(site.website.integrations.analytics);
  const verification = verificationTags(analytics);
  const tags = runsOthersCode(site) ? measuringTags(analytics, nonce) : [];
  if (tags.length === 0) return verification ? { head: verification, body: '', origins: null } : null;

  const html = tags.map((tag) => tag.html).join('');
  const needsConsent = analytics.withoutConsent !== true;
  const choice = needsConsent ? choiceOf(request) : 'yes';
  const isOn = choice === 'yes';
  const banner = needsConsent
    ? consentBanner({
        siteName: site.website.config.display.siteName,
        policyPath: `/${legalSlugs(site.website).privacy}`,
        footerTheme: site.footer.config?.style?.theme ?? 'default',
        choice,
        nonce,
        tags: isOn ? '' : html,
      })
    : '';

  return {
    head: verification + (isOn ? html : ''),
    body: (isOn ? noScriptFrame(analytics) : '') + banner,
    origins: {
      script: [...new Set(tags.flatMap(({ origins }) => origins.script))],
      connect: [...new Set(tags.flatMap(({ origins }) => origins.connect))],
    },
  };
}

/** Before the last end tags: text of the page may mention them. */
export function withMeasuring(html: string, { head, body }: Measuring): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  if (headEnd < 0 || bodyEnd < headEnd) return html;

  return html.slice(0, headEnd) + head + html.slice(headEnd, bodyEnd) + body + html.slice(bodyEnd);
}

/** As for agents' own code: nothing from elsewhere runs in a document of an agent (decision 0029). */
function runsOthersCode({ viewer, isAgentsDocument }: SiteModel): boolean {
  return !viewer.canEdit && viewer.agent === null && !isAgentsDocument;
}

/** Browsers that ask not to be tracked have declined, unless their owner chose otherwise here. */
function choiceOf({ headers }: Request): Choice {
  const [, chosen] =
    new RegExp(`(?:^|; )${CHOICE_COOKIE}=(yes|no)(?:;|$)`).exec(headers.get('cookie') ?? '') ?? [];
  if (chosen === 'yes' || chosen === 'no') return chosen;

  return headers.get('sec-gpc') === '1' ? 'no' : null;
}
