import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../testing/render-at.tsx';
import { AgentSpread, SoleAgent } from './agent-spread.tsx';
import { testAgent } from './test-agent.ts';

afterEach(cleanup);

const HREFS = {
  own: ['tel:7805550141', 'mailto:marta@example.com'],
  office: ['tel:7805550140', 'mailto:hello@example.com'],
};

test.each([
  ['with contacts of their own there', '780-555-0141', 'marta@example.com', HREFS.own],
  ['without them at the office', null, null, HREFS.office],
])('an agent is reached %s', (_, phone, email, hrefs) => {
  const agent = { ...testAgent(), bio: null, phones: [], languages: [], phone, email };
  renderAt('/about', <AgentSpread agent={agent} headingLevel={3} />);

  const contacts = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(
    contacts.filter((href) => /^(?:tel|mailto):/.test(href)).map((href) => href.replace(/[-+]/g, '')),
  ).toEqual(hrefs);
});

test('the one agent of a site without a text of their own has buttons to call and to write', () => {
  const { container } = renderAt('/about', <SoleAgent agent={testAgent()} headingLevel={3} />);

  const ways = screen.getAllByRole('link').filter(({ className }) => className.split(' ').includes('button'));
  expect(ways.map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['tel', 'mailto']);
  expect(container.querySelector('.is-card')).not.toBeNull();
  expect(screen.getByText('10234 82 Avenue NW, Edmonton')).toBeDefined();
});
