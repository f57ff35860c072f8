import { testAgent } from '#web/src/agents/test-agent.ts';
import { defaultState, type FeaturedAgentState } from './parts.ts';

export const fixtures: Record<string, FeaturedAgentState> = {
  'the agent of the site': defaultState,
  'an agent with other words and buttons': {
    agentID: 'marta-wasylenko',
    title: { html: 'Ask for Marta', size: 'h2' },
    text: { html: '<p>Every house has one question that nobody asks. She does.</p>' },
    image: {
      imageUrl: '/_files/demo/portraits/edm-1.jpg',
      altText: 'Marta at her pageSync',
      filter: 'grayscale',
    },
    linkList: [{ icon: 'calendar', text: 'Office hours: Tuesday and Thursday', type: 'tag' }],
    layout: 'panel',
    buttonList: [{ text: 'Write to Marta', href: '/contact', type: 'link' }],
  },
};

/** Data of the query for rendering the fixtures. */
export const data = {
  agent: {
    ...testAgent(),
    bio: '<p>She walks every block before she prices a house on it.</p>',
    phones: ['780-555-0141', '780-555-0140'],
    languages: ['English', 'Ukrainian'],
  },
};

/** Empty data of the query. */
export const empty = { agent: null };
