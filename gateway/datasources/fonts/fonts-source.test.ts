import { expect, test } from 'vitest';
import { FontsSource } from './fonts-source.ts';

const requests: string[] = [];
const service = (status: number, body: unknown) =>
  new FontsSource({
    url: 'https://fonts.example/v1/webfonts',
    apiKey: 'key-1',
    fetch: async ({ url }) => {
      requests.push(url);
      return Response.json(body, { status });
    },
  });

test('a response of 200 with items fills the list, with the weights each family has [R7.101]', async () => {
  const items = [
    { family: 'Roboto', variants: ['100', '100italic', 'regular', 'italic', '700'] },
    { family: 'Lobster', variants: ['regular'] },
    { family: 'Slanted', variants: ['italic'] },
  ];

  expect(await service(200, { items }).list()).toEqual([
    { family: 'Roboto', weights: [100, 400, 700] },
    { family: 'Lobster', weights: [400] },
  ]);
  expect(requests).toEqual(['https://fonts.example/v1/webfonts?key=key-1&sort=popularity']);
});

test.each([
  ['another status', 403, { error: 'no key' }],
  ['no items', 200, {}],
])('an answer with %s is a failure that does not reveal the key', async (_, status, body) => {
  await expect(service(status, body).list()).rejects.toThrow(/^The fonts service failed/);
  await expect(service(status, body).list()).rejects.not.toThrow('key-1');
});

test('without a configured service no request is made', async () => {
  expect(await new FontsSource(null).list()).toEqual([]);
});
