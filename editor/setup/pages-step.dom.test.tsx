import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { request } from '../api/api.ts';
import { PagesStep } from './pages-step.tsx';

vi.mock('../api/api.ts', () => ({ request: vi.fn(), requestChange: vi.fn() }));
vi.mock('../templates-gallery/template-picture.tsx', () => ({ TemplatePicture: () => null }));

afterEach(cleanup);

test.each([
  ['one', ['Solo']],
  ['all', ['Solo', 'Brokerage']],
] as const)('the gallery of first pages begins with the designs for %s', async (audience, titles) => {
  const template = (title: string, suits: string[]) => ({ id: title, title, suits, summary: '', path: '/' });
  vi.mocked(request).mockResolvedValue({
    siteTemplates: [template('Solo', ['one']), template('Brokerage', ['team'])],
    designDraft: null,
    formerSites: [],
  } as never);
  render(
    <PagesStep chosen={undefined} audience={audience} keepTheme={false} onChosen={() => Promise.resolve()} />,
    { wrapper: TestFrame },
  );
  await screen.findByText('Solo');

  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual(titles);
});
