import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { readSite } from '#web/src/data/read-site.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

afterEach(cleanup);

test.each([
  ['Ada', 'You saved this page in another tab'],
  ['Ben', 'Somebody else saved this page'],
  [null, 'Somebody else saved this page'],
])('a page that %s saved meanwhile is introduced to Ada by: %s', (savedBy, title) => {
  stubDialogs();
  const site = {
    ...readSite(testSiteResponse(), 'http://localhost'),
    viewer: { canEdit: true, agent: { uid: 'a', displayName: 'Ada', email: null, expiresAt: '' } },
  };
  render(
    <SiteProvider site={site}>
      <ConflictDialog
        conflict={{ revision: '2', savedBy, savedAt: null }}
        theirs={{ clashes: [] } as never}
        send={() => {}}
      />
    </SiteProvider>,
  );

  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
});
