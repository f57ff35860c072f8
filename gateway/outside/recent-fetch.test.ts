import { expect, test } from 'vitest';
import { createRecentFetch } from './recent-fetch.ts';

function counting(respond: (n: number) => Response) {
  const time = { now: 1_000 };
  const requests: string[] = [];
  const fetch = createRecentFetch(
    async (request) => {
      requests.push(request.url);
      return respond(requests.length);
    },
    () => new Date(time.now),
  );
  const get = async (path = '/') => {
    const response = await fetch(new Request(`http://blog.test${path}`));
    return {
      status: response.status,
      total: response.headers.get('x-wp-total'),
      text: await response.text(),
    };
  };

  return { time, requests, get };
}

test('a URL is requested once a minute, its headers included', async () => {
  const { time, requests, get } = counting(
    (n) => new Response(`["answer ${n}"]`, { headers: { 'x-wp-total': '7' } }),
  );
  const first = { status: 200, total: '7', text: '["answer 1"]' };

  expect([await get(), await get()]).toEqual([first, first]);
  expect((await get('/?page=2')).text).toBe('["answer 2"]');
  time.now = 61_001;
  expect((await get()).text).toBe('["answer 3"]');
  expect(requests).toHaveLength(3);
});

test('a failure is not cached, and the last response is used for a day', async () => {
  let isDown = true;
  const { get, time } = counting((n) => new Response(`["answer ${n}"]`, { status: isDown ? 501 : 200 }));

  expect((await get()).status).toBe(501);
  isDown = false;
  time.now += 10;
  expect(await get()).toMatchObject({ status: 200, text: '["answer 2"]' });
  isDown = true;
  time.now += 23 * 60 * 60_000;
  expect(await get()).toMatchObject({ status: 200, text: '["answer 2"]' });
  time.now += 2 * 60 * 60_000;
  expect((await get()).status).toBe(501);
});

test('a page in place of JSON is a failure, too', async () => {
  let isDown = false;
  const { get, time } = counting((n) => new Response(isDown ? '<html>Maintenance' : `["answer ${n}"]`));

  expect((await get()).text).toBe('["answer 1"]');
  isDown = true;
  time.now += 61_000;
  expect((await get()).text).toBe('["answer 1"]');
  isDown = false;
  time.now += 10;
  expect((await get()).text).toBe('["answer 3"]');
});

test('a short failure is retried', async () => {
  const { get, requests } = counting((n) => new Response(`["answer ${n}"]`, { status: n === 1 ? 503 : 200 }));

  expect(await get()).toMatchObject({ status: 200, text: '["answer 2"]' });
  expect(requests).toHaveLength(2);
});

test('what was deleted is gone at once', async () => {
  const { get, time } = counting((n) => new Response(`["answer ${n}"]`, { status: n === 1 ? 200 : 404 }));

  await get();
  time.now += 61_000;
  expect((await get()).status).toBe(404);
  time.now += 10;
  expect(await get()).toMatchObject({ status: 404, text: '["answer 3"]' });
});

test('a hundred concurrent requests are one call', async () => {
  const { get, requests } = counting((n) => new Response(`["answer ${n}"]`));

  const responses = await Promise.all(Array.from({ length: 100 }, () => get()));

  expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['["answer 1"]']));
  expect(requests).toHaveLength(1);
});

test('a large response is passed on and not cached; an endless one is rejected', async () => {
  const large = counting((n) => new Response(`${n}${'a'.repeat(300_000)}`));
  expect([(await large.get()).text[0], (await large.get()).text[0]]).toEqual(['1', '2']);

  const endless = counting(() => new Response('a'.repeat(5_000_000)));
  await expect(endless.get()).rejects.toThrow('too large');
});
