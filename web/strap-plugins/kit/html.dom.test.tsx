import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HtmlPart } from '#domain/page/parts.ts';
import { readSite } from '#web/src/data/read-site.ts';
import { ScriptNonceProvider } from '#web/src/site/script-nonce.ts';
import { SiteProvider } from '#web/src/site/site-context.tsx';
import { testSiteResponse } from '#web/src/testing/test-site.ts';
import { Html } from './html.tsx';

const SCRIPT = '<p>100%</p><script>window.hasRun = (window.hasRun ?? 0) + 1</script>';

const htmlPart = (html: string): HtmlPart => ({ html: encodeURIComponent(html), display: 'block' });

type Who = { canEdit?: boolean; isAgent?: boolean };

const AGENT = {
  uid: 'agent-1',
  displayName: 'Ada',
  email: null,
  expiresAt: '2030-01-01T00:00:00.000Z',
  role: 'owner' as const,
};

function Site({ canEdit = false, isAgent = canEdit, children }: Who & { children: ReactNode }) {
  const site = readSite(
    testSiteResponse({ viewer: { canEdit, agent: isAgent ? AGENT : null, customer: null } }),
    'http://localhost',
  );

  return <SiteProvider site={site}>{children}</SiteProvider>;
}

function onServer(part: HtmlPart, { isEditing = false, ...who }: Who & { isEditing?: boolean } = {}): string {
  return renderToString(
    <ScriptNonceProvider value="abc+/==">
      <Site {...who}>
        <Html part={part} isEditing={isEditing} />
      </Site>
    </ScriptNonceProvider>,
  );
}

const hasRun = () => (window as { hasRun?: number }).hasRun;

beforeEach(() => {
  const own = document.createElement('script');
  own.nonce = 'abc+/==';
  own.setAttribute('nonce', 'abc+/==');
  document.head.append(own);
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  delete (window as { hasRun?: number }).hasRun;
});

test('an html part is decoded; invalid encoding shows an error [R8.006]', () => {
  expect(onServer(htmlPart('<b>100%</b>'))).toContain('<b>100%</b>');
  expect(onServer({ html: '%E0%A4%A', display: 'block' })).toContain('Invalid HTML');
});

test('an empty part is shown to its agent only', () => {
  expect(onServer(htmlPart(''))).toBe('');
  expect(onServer(htmlPart(''), { canEdit: true, isEditing: true })).toContain('empty-part');
});

test("scripts run for visitors with the document's nonce", () => {
  document.body.innerHTML = onServer(htmlPart(SCRIPT));

  expect(document.querySelector('script[nonce]')?.getAttribute('nonce')).toBe('abc+/==');
});

test.each([
  ['an agent', htmlPart(SCRIPT), { canEdit: true }],
  ['an agent where pages cannot be edited', htmlPart(SCRIPT), { isAgent: true }],
  ['an agent who edits', htmlPart(SCRIPT), { canEdit: true, isEditing: true }],
  ['anybody when the part says so', { ...htmlPart(SCRIPT), disablePostscribe: true }, {}],
])('scripts do not run for %s', (_, part, viewer) => {
  document.body.innerHTML = onServer(part, viewer);
  const script = document.body.querySelector('script');

  expect(script?.getAttribute('type')).toBe('text/plain');
  expect(script?.getAttribute('nonce')).toBeNull();
});

test('a script with its own type does not run for an agent', () => {
  document.body.innerHTML = onServer(
    htmlPart('<SCRIPT type="module" src="/x.js"></SCRIPT><script/src=y.js></script>'),
    {
      canEdit: true,
    },
  );

  expect([...document.body.querySelectorAll('script')].map(({ type }) => type)).toEqual([
    'text/plain',
    'text/plain',
  ]);
});

test('scripts of a client-side navigation run once, and document.write inserts in place', () => {
  const append = vi.spyOn(Element.prototype, 'replaceWith').mockImplementation(function (
    this: Element,
    ...nodes
  ) {
    // jsdom runs no scripts here; a browser would when the new one is inserted.
    this.before(...nodes);
    this.remove();
    document.write('<i>written</i>');
  });
  const { container } = render(
    <Site>
      <Html part={htmlPart(SCRIPT)} />
    </Site>,
  );

  expect(container.querySelector('script')?.nonce).toBe('abc+/==');
  expect(container.querySelector('p + i')?.textContent).toBe('written');
  expect(append).toHaveBeenCalledTimes(1);
  expect(hasRun()).toBeUndefined();
  append.mockRestore();
});
