import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import type { Viewer } from '#web/src/site/site-model.ts';
import { StaticPage } from '#web/src/site/static-navigation.tsx';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { defaultState } from './parts.ts';
import { LoginView } from './view.tsx';

afterEach(cleanup);

const VISITOR: Viewer = { canEdit: false, agent: null };
const AGENT: Viewer = {
  canEdit: true,
  agent: { uid: 'a', displayName: 'Ada Lind', email: null, expiresAt: '2026-11-21T22:00:00Z' },
};

function open(address: string, viewer: Viewer = VISITOR) {
  const site = { ...readSite(testSiteResponse(), 'http://localhost'), viewer };
  const element = (
    <SiteProvider site={site}>
      <LoginView id="login" state={defaultState} data={null} isEditing={false} />
    </SiteProvider>
  );
  const { pathname, search } = new URL(address, 'http://localhost');
  render(
    <StaticPage pathname={pathname} search={search}>
      {element}
    </StaticPage>,
  );
}

test('the access page is titled Page Builder Login and starts the sign-in [R7.102]', () => {
  open('/access?returnTo=/about%3Fa=1');

  expect(screen.getByRole('heading', { name: 'Page Builder Login' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/access/login?returnTo=%2Fabout%3Fa%3D1',
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['expired', 'This sign-in has expired or was opened in another browser. Please start again.'],
  ['denied', 'This account does not belong to an agent of this site.'],
  ['failed', 'You could not be signed in. Please try again.'],
])('a sign-in that failed with %s shows the reason', (code, text) => {
  open(`/access?error=${code}`);

  expect(screen.getByRole('alert').textContent).toBe(text);
});

test.each(['%3Cb%3Eyou+won%3C/b%3E', '__proto__', 'constructor', 'toString'])(
  'the unknown problem %s shows nothing',
  (code) => {
    open(`/access?error=${code}`);

    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('a signed-in agent gets links back and to sign out', () => {
  open('/access', AGENT);

  expect(screen.getByText(/Ada Lind/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to the site' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('button', { name: 'Logout' }).closest('form')?.getAttribute('action')).toBe(
    '/access/logout',
  );
});
