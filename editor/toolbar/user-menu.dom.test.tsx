import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { SiteModel } from '#web/src/site/site-model.ts';
import { UserMenu } from './user-menu.tsx';

const response = vi.hoisted(() => ({ formEditorUrl: null as string | null }));
vi.mock('../api/api.ts', () => ({ request: async () => response }));
afterEach(cleanup);

test.each([
  ['https://forms.example/?agent=ada', 'agent', 'https://forms.example/?agent=ada'],
  ['https://forms.example/?agent=ada', 'owner', 'https://forms.example/?agent=ada'],
  [null, 'editor', '/#form-editor'],
  [null, 'agent', null],
] as const)(
  'with the forms manager %s the Form Editor of the role %s is at %s [R2.261]',
  async (url, role, href) => {
    response.formEditorUrl = url;
    const agent = { uid: 'ada', displayName: 'Ada', email: null, expiresAt: '', role };
    const site = { viewer: { canEdit: true, agent }, website: { integrations: {} } } as unknown as SiteModel;
    render(<UserMenu site={site} />);

    fireEvent.click(screen.getByRole('button', { name: /Account of/ }));
    expect(await screen.findByText('Logout')).toBeTruthy();
    await Promise.resolve();

    const link = screen.queryByRole('link', { name: /Form Editor/ });
    expect(link?.getAttribute('href') ?? null).toBe(href);
  },
);
