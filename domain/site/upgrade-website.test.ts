import { expect, test } from 'vitest';
import { exampleWebsite } from '../testing/example-website.ts';
import { doneMigrations, upgradeWebsite } from './upgrade-website.ts';
import type { Website } from './website.ts';

function website(
  display: Partial<Website['config']['display']>,
  migrations: Record<string, boolean> = {},
): Website {
  const base = exampleWebsite();

  return { ...base, migrations, config: { ...base.config, display: { ...base.config.display, ...display } } };
}

test('the palette migration copies the logo to the small logo [R4.087]', () => {
  const { config, migrations } = upgradeWebsite(website({ logoUrl: '/logo.svg', smallLogoUrl: '' }));

  expect(config.display.smallLogoUrl).toBe('/logo.svg');
  expect(migrations['may-11-18']).toBe(true);
});

test('a small logo that is there stays', () => {
  const { config } = upgradeWebsite(website({ logoUrl: '/logo.svg', smallLogoUrl: '/small.svg' }));

  expect(config.display.smallLogoUrl).toBe('/small.svg');
});

test('the slider migration is recorded [R4.086]', () => {
  expect(upgradeWebsite(website({})).migrations['slider-defaults']).toBe(true);
});

test('a recorded migration does not run twice [R4.086]', () => {
  const cleared = website(
    { logoUrl: '/logo.svg', smallLogoUrl: '' },
    { 'slider-defaults': true, 'may-11-18': true },
  );

  expect(upgradeWebsite(cleared)).toBe(cleared);
});

test('flags of other migrations are preserved', () => {
  expect(upgradeWebsite(website({}, { older: true })).migrations).toEqual({
    older: true,
    ...doneMigrations(),
  });
});
