import { expect, test } from 'vitest';
import { UpstreamError } from '../data/upstream-error.ts';
import { testDetails } from '../listing/test-listing.ts';
import { Failure, testExecute } from '../testing/test-execute.ts';
import { load } from './listing.server.ts';

const listing = testDetails();

function open(path: string, response: unknown = { listing, space: { currency: 'CAD' } }) {
  const execute = testExecute({ ListingRoute: () => response });
  const url = new URL(path, 'http://localhost');
  const params = { slug: path.split('/').at(-1)?.split('?')[0] };

  return load({ execute, url, params, site: new Promise(() => undefined) });
}

test('a listing has a page with its own head', async () => {
  const page = await open(listing.path);

  expect(page).toMatchObject({
    status: 200,
    head: {
      title: '10234 82 Avenue NW, Strathcona, Edmonton, AB',
      canonical: `http://localhost${listing.path}`,
      imageUrl: '/_files/demo/photos/house-001.jpg',
    },
  });
});

test('another path of a listing redirects permanently to the canonical one', async () => {
  expect(await open('/for-sale/e4412345')).toEqual({ redirect: listing.path, status: 301 });
  expect(await open('/for-lease/e4412345?utm=mail')).toEqual({
    redirect: `${listing.path}?utm=mail`,
    status: 301,
  });
});

test('a listing that was removed returns 404 with an explanation', async () => {
  expect(await open('/for-sale/nowhere', { listing: null, space: { currency: 'CAD' } })).toMatchObject({
    kind: 'error',
    status: 404,
    page: {
      straps: [
        {
          state: {
            code: 404,
            message: 'This home is not on the market here. It may have been sold or withdrawn.',
          },
        },
      ],
    },
  });
});

test('a listing that fails to load is a failure, not unknown', async () => {
  await expect(open('/for-sale/nowhere', new Failure('UPSTREAM_FAILED', 'listing'))).rejects.toThrow(
    UpstreamError,
  );
});
