import { describe, expect, test } from 'vitest';
import { exampleWebsite } from '../testing/example-website.ts';
import { checkFooter, checkHeader, checkWebsite } from './website-schema.ts';

const WEBSITE = exampleWebsite();

function fields(result: { ok: true } | { ok: false; problems: { field: string }[] }): string[] {
  return result.ok ? [] : result.problems.map(({ field }) => field);
}

function withConfig(config: Record<string, unknown>) {
  return checkWebsite({ ...WEBSITE, config: { ...WEBSITE.config, ...config } });
}

describe('a website from outside', () => {
  test('is accepted unchanged', () => {
    expect(checkWebsite(structuredClone(WEBSITE))).toEqual({ ok: true, value: WEBSITE });
  });

  test('has a map among its integrations, with the key of its address search [R3.042]', () => {
    const read = (map: unknown) => checkWebsite({ ...WEBSITE, integrations: { analytics: {}, map } });
    const valid = read({ autoCompletionKey: 'key-1' });

    expect(valid.ok && valid.value.integrations.map?.autoCompletionKey).toBe('key-1');
    expect(fields(read({ autoCompletionKey: 7 }))).toEqual(['integrations.map.autoCompletionKey']);
  });

  test('has the setup of the specification [R3.029]', () => {
    const result = withConfig({ setup: { agentID: 'a-1', other: 1 } });

    expect(result.ok && Object.keys(result.value.config.setup)).toEqual([
      'agentID',
      'brokerageID',
      'blogUrl',
      'bodyClasses',
      'scripts',
      'styles',
      'javascript',
      'css',
    ]);
  });

  test('has paths of its legal pages that an address can have', () => {
    const read = (privacy: string) => withConfig({ setup: { legalPaths: { privacy } } });

    expect(read('our-privacy').ok).toBe(true);
    expect(fields(read('Our privacy'))).toEqual(['config.setup.legalPaths.privacy']);
  });

  test('has the display of the specification [R3.030]', () => {
    const result = withConfig({ display: { siteName: 'Lakes', other: 1 } });

    expect(result.ok && result.value.config.display).toEqual({
      siteName: 'Lakes',
      textTense: 'singular',
      language: 'en',
      logoUrl: '',
      logoDarkUrl: '',
      smallLogoUrl: '',
      thumbnailUrl: '',
    });
    expect(fields(withConfig({ display: { siteName: 'Lakes', textTense: 'dual' } }))).toEqual([
      'config.display.textTense',
    ]);
  });

  test('has the office of the specification [R3.032]', () => {
    const result = withConfig({ office: { other: 1 } });

    expect(result.ok && Object.keys(result.value.config.office)).toEqual([
      'email',
      'phone',
      'cellPhone',
      'officePhone',
      'fax',
      'officeName',
      'address',
      'city',
      'province',
      'provinceCode',
      'postalCode',
      'licence',
    ]);
  });

  test('writes the Canadian postal code of the office as on a letter', () => {
    expect(withConfig({ office: { postalCode: 'k7m6r2' } })).toMatchObject({
      value: { config: { office: { postalCode: 'K7M 6R2' } } },
    });
  });

  test('has ten social networks [R3.033]', () => {
    const names = [
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
    ];
    const social = Object.fromEntries(names.map((name) => [name, `https://${name}.example`]));

    expect(withConfig({ social })).toMatchObject({ ok: true, value: { config: { social } } });
    expect(fields(withConfig({ social: { rss: 'javascript:x' } }))).toEqual(['config.social.rss']);
  });

  test('keeps its migration flags and the keys of its integrations [R3.043]', () => {
    const migrations = { 'may-11-18': true };
    const integrations = { analytics: { trackingID: 'x' }, crm: { domain: 'y' } };

    expect(checkWebsite({ ...WEBSITE, migrations, integrations })).toMatchObject({
      ok: true,
      value: { migrations, integrations },
    });
  });

  test('has a theme [R3.044]', () => {
    const { theme, ...without } = WEBSITE;

    expect(fields(checkWebsite(without))).toEqual(['theme']);
    expect(checkWebsite(WEBSITE)).toMatchObject({ ok: true, value: { theme } });
  });

  test('has a theme of base template, fonts, header and strap palettes [R3.045] [R3.047] [R3.048] [R3.051] [R3.052]', () => {
    expect(fields(checkWebsite({ ...WEBSITE, theme: {} }))).toEqual([
      'theme.baseTemplate',
      'theme.dark',
      'theme.fonts',
      'theme.header',
      'theme.straps',
    ]);
    const { header, straps } = WEBSITE.theme;
    const least = {
      ...WEBSITE.theme,
      fonts: { body: {}, title: {} },
      header: {},
      straps: { ...straps, feature: {} },
    };
    const missing = fields(checkWebsite({ ...WEBSITE, theme: least }));

    expect(missing).toEqual(
      expect.arrayContaining([
        ...['body', 'title'].flatMap((font) =>
          ['family', 'weights', 'weight'].map((key) => `theme.fonts.${font}.${key}`),
        ),
        ...['text', 'linkText', 'titleText', 'bgColor', 'brandBgColor', 'brandBgColor2', 'brandText'].map(
          (key) => `theme.header.${key}`,
        ),
      ]),
    );
    const feature = checkWebsite({
      ...WEBSITE,
      theme: { ...WEBSITE.theme, header, straps: { ...straps, feature: {} } },
    });
    expect(fields(feature)).toEqual(
      [
        'text',
        'linkText',
        'titleText',
        'bgColor',
        'accentColor',
        'overlayAlpha',
        'overlayAngle',
        'uiPrimary',
        'uiSecondary',
        'textShadow',
      ].map((key) => `theme.straps.feature.${key}`),
    );
  });

  test('is rejected with a colour or a font that could leave its place', () => {
    const website = structuredClone(WEBSITE);
    website.theme.straps.default.text = 'red;}body{}';
    website.theme.fonts.body.family = "x';}";

    expect(fields(checkWebsite(website))).toEqual(['theme.fonts.body.family', 'theme.straps.default.text']);
  });

  test.each([
    ['null', null, ''],
    ['a text as its config', { ...WEBSITE, config: 'x' }, 'config'],
    ['a flag that is no boolean', { ...WEBSITE, migrations: { a: 'yes' } }, 'migrations.a'],
    [
      'a logo that runs',
      { ...WEBSITE, config: { ...WEBSITE.config, display: { siteName: 'x', logoUrl: 'data:text/html,x' } } },
      'config.display.logoUrl',
    ],
  ])('is rejected as %s, with the field', (_, website, field) => {
    expect(fields(checkWebsite(website))).toEqual([field]);
  });
});

describe('a header or footer from outside', () => {
  const HEADER = {
    name: 'header-basic',
    nav: [
      {
        label: 'Buy',
        href: '/search',
        dropdown: [{ label: 'Condos', href: '/search/condos', linkOut: true }],
      },
    ],
    state: {
      linkList1: [
        { text: 'Call', href: 'tel:7805550134', icon: 'phone', type: 'link', action: '', linkOut: false },
      ],
      own: 1,
    },
    config: { style: { theme: 'feature' } },
  };

  test('has a name, nav items, a state and a config [R3.054]', () => {
    expect(checkHeader(HEADER, {})).toEqual({ ok: true, value: HEADER });
    expect(checkFooter({ ...HEADER, other: 1 }, {})).toEqual({ ok: true, value: HEADER });
    expect(checkFooter({ name: 'footer-basic' }, {})).toEqual({
      ok: true,
      value: { name: 'footer-basic', nav: [], state: {}, config: { style: { theme: 'default' } } },
    });
  });

  test('has links of type link or tag [R3.058]', () => {
    const link = { icon: 'phone', text: 'Call', href: '/a', action: 'estimate', linkOut: true };
    const withLink = (changes: object) =>
      checkHeader({ ...HEADER, state: { linkList2: [{ ...link, ...changes }] } }, {});
    const faults = (changes: object) => fields(withLink(changes)).map((field) => field.split('.').at(-1));

    for (const type of ['link', 'tag'])
      expect(withLink({ type, other: 1 })).toMatchObject({
        ok: true,
        value: { state: { linkList2: [{ ...link, type }] } },
      });
    expect(faults({ type: 'chip' })).toEqual(['type']);
    for (const [member, wrong] of Object.entries({ icon: 1, text: 1, href: 1, action: 1, linkOut: 'yes' }))
      expect(faults({ type: 'link', [member]: wrong })).toEqual([member]);
  });

  test('has three levels of navigation at most', () => {
    const nest = (levels: number): object => ({
      label: 'x',
      href: '/',
      ...(levels > 1 && { dropdown: [nest(levels - 1)] }),
    });
    const result = checkHeader({ ...HEADER, nav: [nest(5)] }, {});

    expect(result).toEqual({ ok: true, value: { ...HEADER, nav: [nest(3)] } });
  });

  test.each([
    ['nav.0.href', { nav: [{ label: 'x', href: 'javascript:alert(1)' }] }],
    ['nav.0.label', { nav: [{ href: '/' }] }],
    [
      'nav.0.dropdown.0.href',
      { nav: [{ label: 'x', href: '/', dropdown: [{ label: 'y', href: ' JAVASCRIPT:x' }] }] },
    ],
    ['name', { name: 'Header!' }],
    ['config.style.theme', { config: { style: { theme: 'loud' } } }],
  ])('is rejected at %s', (field, changes) => {
    expect(fields(checkHeader({ ...HEADER, ...changes }, {}))).toEqual([field]);
  });
});
