import type { AgentCard_AgentFragment } from './agent-card.generated.ts';

/** An agent as the API returns it for a card. */
export function testAgent(changes: Partial<AgentCard_AgentFragment> = {}): AgentCard_AgentFragment {
  return {
    id: 'edm-t1',
    path: '/agent/marta-wasylenko',
    displayName: 'Marta Wasylenko',
    role: 'broker',
    title: 'Broker and founder',
    tagline: null,
    email: 'marta@example.com',
    phone: '780-555-0141',
    imageUrl: '/_files/demo/portraits/edm-1.jpg',
    officeName: 'Poplar & Main Realty',
    ...changes,
  };
}

/** Three agents, one of them without a picture. */
export function testTeam(): AgentCard_AgentFragment[] {
  return [
    testAgent(),
    testAgent({
      id: 'edm-t2',
      path: '/agent/daniel-okoro',
      displayName: 'Daniel Okoro',
      title: 'Associate, buyers',
      email: null,
      imageUrl: '/_files/demo/portraits/edm-2.jpg',
    }),
    testAgent({
      id: 'edm-t3',
      path: '/agent/simran-gill',
      displayName: 'Simran Gill',
      title: null,
      phone: null,
      email: null,
      imageUrl: null,
    }),
  ];
}
