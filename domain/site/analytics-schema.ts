import { z } from 'zod';

/** Empty, or an id that its service could have issued; it is written into scripts, so that its characters matter. */
const id = (pattern: RegExp, message: string) =>
  z
    .string()
    .trim()
    .refine((value) => value === '' || pattern.test(value), message)
    .optional();

const CODE = /^[\w-]{8,120}$/;
const HOST = /^(?=.{4,200}$)([a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;

/** The services that measure visits, and the codes by which search engines verify a site. Unknown members are preserved. */
export const analyticsSchema = z.looseObject({
  tagManager: id(/^GTM-[A-Z0-9]{1,20}$/, 'A tag manager ID looks like GTM-ABC1234'),
  analytics: id(/^(?:G-[A-Z0-9]{4,20}|UA-\d{4,12}-\d{1,4})$/, 'An analytics ID looks like G-ABC1234567'),
  pixel: id(/^\d{6,20}$/, 'A pixel ID has 6 to 20 digits'),
  remarketing: id(/^AW-\d{6,16}$/, 'A remarketing ID looks like AW-123456789'),
  siteVerification: id(CODE, 'Paste the code alone, without the tag around it'),
  webmasterTools: id(CODE, 'Paste the code alone, without the tag around it'),
  bing: id(CODE, 'Paste the code alone, without the tag around it'),
  crm: z
    .looseObject({
      domain: id(HOST, 'This is not a domain such as crm.example.com'),
      trackingID: id(/^[\w.-]{1,100}$/, 'A tracking ID has letters, digits, dots, hyphens and underscores'),
      useWebRules: z.boolean().optional(),
    })
    .optional(),
  /** Measure without asking each visitor first. */
  withoutConsent: z.boolean().optional(),
});

export type Analytics = z.infer<typeof analyticsSchema>;

/** The settings in a stored document; members that no service could have issued are left out. */
export function readAnalytics(value: unknown): Analytics {
  const read = analyticsSchema.safeParse(value);
  if (read.success) return read.data;
  if (typeof value !== 'object' || value === null) return {};

  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  const rest = Object.entries(value).filter(([name]) => !wrong.has(name));
  return analyticsSchema.catch({}).parse(Object.fromEntries(rest));
}
