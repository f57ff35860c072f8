import type { Strap } from '#domain/page/page.ts';
import type { PartialStrapConfig } from '#domain/page/strap-config.ts';
import type { Execute, GraphQLFailure } from '../data/document.ts';
import { testSiteResponse } from './test-site.ts';

type FakeResult = unknown | GraphQLFailure[];
type FakeResults = Record<string, (variables: Record<string, unknown>) => FakeResult>;

export type TestExecute = Execute & { requests: { operation: string; variables: Record<string, unknown> }[] };

export class Failure {
  readonly failures: GraphQLFailure[];

  constructor(code: string, path = '') {
    this.failures = [{ code, path, message: code }];
  }
}

/** Mocks operations by name; unexpected operations fail the test. */
export function testExecute(results: FakeResults): TestExecute {
  const all: FakeResults = {
    Site: () => testSiteResponse(),
    ListingSource: () => ({ source: TEST_SOURCE }),
    ...results,
  };
  const requests: TestExecute['requests'] = [];

  const execute: Execute = async (document, variables) => {
    const operation = /^query (\w+)/.exec(document)?.[1] ?? '';
    const result = all[operation];
    requests.push({ operation, variables });
    if (!result) throw new Error(`Nobody answers ${operation}`);
    const data = result(variables);

    return data instanceof Failure
      ? { data: null, failures: data.failures }
      : { data: data as never, failures: [] };
  };

  return Object.assign(execute, { requests });
}

export const TEST_SOURCE = {
  name: 'Edmonton',
  copyright: 'Copyright 2026 of the Edmonton board.',
  disclaimer: 'Deemed reliable but not guaranteed.',
  trademarks: 'MLS® and REALTOR® are trademarks of the board.',
};

/** A page as the API returns it. */
export function testPage(
  straps: (Partial<Omit<Strap, 'config'>> & { name: string; config?: PartialStrapConfig })[],
  changes: Record<string, unknown> = {},
) {
  return {
    page: {
      id: 'about',
      slug: 'about',
      name: 'About',
      order: 1,
      metaInfo: { title: 'About us', description: 'Who we are', imageUrl: '' },
      hero: null,
      straps: straps.map((strap, order) => ({ id: `s${order}`, order, state: {}, config: {}, ...strap })),
      config: {},
      state: {},
      revision: '7',
      savedAt: null,
      movedTo: null,
      ...changes,
    },
  };
}
