import { describe, expect, test, vi } from 'vitest';
import { EDMONTON } from '../testing/fixtures.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { createFindSpace, hostOf } from './find-space.ts';

const at = (host: string, headers: Record<string, string> = {}) =>
  new Request('http://inside.test/graphql', { headers: { host, ...headers } });

describe('the host of a request', () => {
  test.each([
    ['edmonton.localhost', 'edmonton.localhost'],
    ['edmonton.localhost:3000', 'edmonton.localhost'],
    ['Edmonton.LOCALHOST', 'edmonton.localhost'],
    ['edmonton.localhost.', 'edmonton.localhost'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['[::1]:3000', '[::1]'],
    ['evil.example/?x=', 'evil.example'],
    ['user@evil.example', 'evil.example'],
    ['a b', null],
    ['', null],
  ])('%s is %s', (header, host) => {
    expect(hostOf(at(header))).toBe(host);
  });

  test('is not what a proxy header claims', async () => {
    const getByHost = vi.fn(async () => EDMONTON);

    await createFindSpace({ getByHost })(
      at('edmonton.localhost', { 'x-forwarded-host': 'san-antonio.localhost' }),
    );

    expect(getByHost).toHaveBeenCalledWith('edmonton.localhost');
  });
});

describe('a space that was found', () => {
  test('is cached for five seconds, and so is that there is none', async () => {
    let now = 1_000;
    const getByHost = vi.fn(async (host: string) => (host === 'known' ? EDMONTON : null));
    const findSpace = createFindSpace({ getByHost, now: () => now });

    const request = async () => [await findSpace(at('known')), await findSpace(at('unknown'))];
    await request();
    now = 6_000;
    expect(await request()).toEqual([EDMONTON, null]);
    expect(getByHost).toHaveBeenCalledTimes(2);

    now = 6_001;
    await request();
    expect(getByHost).toHaveBeenCalledTimes(4);
  });

  test('is loaded once by concurrent requests', async () => {
    const getByHost = vi.fn(async () => EDMONTON);
    const findSpace = createFindSpace({ getByHost });

    await Promise.all([findSpace(at('known')), findSpace(at('known'))]);

    expect(getByHost).toHaveBeenCalledTimes(1);
  });

  test('does not let strangers fill the memory', async () => {
    const getByHost = vi.fn(async () => null);
    const findSpace = createFindSpace({ getByHost });

    for (let index = 0; index <= 1_000; index += 1) await findSpace(at(`h${index}.example`));
    await findSpace(at('h0.example'));
    await findSpace(at('h1000.example'));

    expect(getByHost).toHaveBeenCalledTimes(1_002);
  });

  test('is loaded again after a failure', async () => {
    const getByHost = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValueOnce(EDMONTON);
    const findSpace = createFindSpace({ getByHost });

    await expect(findSpace(at('known'))).rejects.toThrow('down');
    expect(await findSpace(at('known'))).toBe(EDMONTON);
  });
});

test('a host without a site gets 404', async () => {
  const { send } = await createTestGateway({ script: { '/getSpace': undefined } });

  const response = await send({ query: '{ space { id } }' });

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    errors: [{ message: 'No site is served on this host.', extensions: { code: 'NOT_FOUND' } }],
  });
});
