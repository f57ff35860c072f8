import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderAt } from '../../testing/render-at.tsx';
import { testRouteData } from '../../testing/test-frame.tsx';
import { WhoAnswers } from './who-answers.tsx';

afterEach(cleanup);

test.each([
  ['another name', 'Poplar & Main', 'Broker, Poplar & Main'],
  ['the name of the agent', 'Nora Finch', 'Broker'],
])('title and office of the agent are one line, the office with %s', (_, officeName, line) => {
  const { website } = testRouteData('/').site;
  const office = { ...website.config.office, officeName };
  const contact = { id: 'a', displayName: 'Nora Finch', path: '/agents/nora', title: 'Broker' };
  renderAt('/', <WhoAnswers contact={contact as never} />, {
    website: { ...website, config: { ...website.config, office } },
  });

  expect(screen.getByText(line)).toBeDefined();
});

test.each([
  ['singular', 'Ask me about this home'],
  ['plural', 'Ask us about this home'],
] as const)('the site of a %s writer says “%s”', (textTense, sentence) => {
  const { website } = testRouteData('/').site;
  const config = { ...website.config, display: { ...website.config.display, textTense } };
  const contact = { id: 'a', displayName: 'Nora Finch', path: '/agents/nora' };
  renderAt('/', <WhoAnswers contact={contact as never} />, { website: { ...website, config } });

  expect(screen.getByText(sentence)).toBeDefined();
});
