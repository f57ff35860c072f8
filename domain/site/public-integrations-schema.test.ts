import { expect, test } from 'vitest';
import { toPublicIntegrations } from './public-integrations-schema.ts';

const IDS = {
  tagManager: 'GTM-ABC1',
  analytics: 'G-1:2',
  pixel: '123',
  remarketing: 'AW-1',
  siteVerification: 'x_-9.',
  webmasterTools: 'y',
  bing: 'z',
  crm: { domain: 'crm.example', trackingID: 't-1', useWebRules: true },
};

test('the ids that pages name are public', () => {
  expect(toPublicIntegrations({ analytics: IDS })).toEqual({ analytics: IDS });
});

test.each([
  [{ analytics: { apiSecret: 'CANARY', crm: { apiToken: 'CANARY' } } }, { analytics: { crm: {} } }],
  [{ analytics: {}, map: { autoCompletionKey: 'CANARY' }, crm: { url: 'CANARY' } }, { analytics: {} }],
  [{ analytics: { tagManager: { key: 'CANARY' }, analytics: '<script>' } }, { analytics: {} }],
  [{ analytics: 'CANARY' }, { analytics: {} }],
  ['CANARY', { analytics: {} }],
  [null, { analytics: {} }],
])('of %j everybody reads %j', (integrations, shown) => {
  expect(JSON.parse(JSON.stringify(toPublicIntegrations(integrations)))).toEqual(shown);
});
