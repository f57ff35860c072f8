import { expect, test } from 'vitest';
import { createRecentFetch } from './recent-fetch.ts';

function counting(answer: (n: number) => Response) {
  const time = { now: 1_000 };
  const asked: string[] = [];
  const fetch = createRecentFetch(
    async (request) => {
      asked.push(request.url);
      return answer(asked.length);
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

  return { time, asked, get };
}

test('a URL is requested once a minute, its headers included', async () => {
  const { time, asked, get } = counting(
    (n) => new Response(`answer ${n}`, { headers: { 'x-wp-total': '7' } }),
  );
  const first = { status: 200, total: '7', text: 'answer 1' };

  expect([await get(), await get()]).toEqual([first, first]);
  expect((await get('/?page=2')).text).toBe('answer 2');
  time.now = 61_001;
  expect((await get()).text).toBe('answer 3');
  expect(asked).toHaveLength(3);
});

test('a failure is not cached', async () => {
  const { get } = counting((n) => new Response(`answer ${n}`, { status: n === 1 ? 503 : 200 }));

  expect([(await get()).status, (await get()).status]).toEqual([503, 200]);
});

test('a large answer is passed on and not cached; an endless one is refused', async () => {
  const large = counting((n) => new Response(`${n}${'a'.repeat(300_000)}`));
  expect([(await large.get()).text[0], (await large.get()).text[0]]).toEqual(['1', '2']);

  const endless = counting(() => new Response('a'.repeat(5_000_000)));
  await expect(endless.get()).rejects.toThrow('too large');
});
