import type { HeroAgent_AgentFragment } from './hero-agent.generated.ts';

/** The agent of the heroes' fixtures. */
export const EXAMPLE_AGENT: HeroAgent_AgentFragment = {
  id: 'a-1',
  path: '/agent/lea-tremblay',
  displayName: 'Léa Tremblay',
  role: 'realtor',
  title: 'Broker and founder',
  email: 'lea@example.com',
  phone: '780-555-0141',
  imageUrl: '/_files/demo/portraits/edm-1.jpg',
};
