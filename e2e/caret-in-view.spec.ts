import type { Locator } from '@playwright/test';
import { canvasOf, startEditing, writeIn } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, test } from './support/test.ts';

const WORDS = 'The streets are quiet here, and the park is around the corner. '.repeat(60);
const LONG_TEXTS = Array.from({ length: 10 }, (_, index) => ({
  name: 'strap-text',
  state: {
    title: { html: `Part ${index + 3}`, size: 'h2' },
    text: { html: `<p>${WORDS}</p>` },
    buttonList: [],
  },
}));

test('typing, a new paragraph or a paste scrolls the caret of a rich text into view', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(await createPage(agent, site.url, 'long-page', LONG_TEXTS));
  await startEditing(agent);
  const canvas = canvasOf(agent);
  const text = canvas.locator('.ProseMirror').first();
  await writeIn(text);

  for (const write of [
    () => agent.keyboard.type('a'),
    () => agent.keyboard.press('Enter'),
    () => agent.keyboard.type('b'),
    () => paste(text, 'from elsewhere'),
    () => agent.keyboard.press('Backspace'),
  ]) {
    await scrollToEnd(text);
    await expect(text).not.toBeInViewport();
    const scrolls = await countScrolls(text);
    await write();
    await expect(text).toBeInViewport();
    // At once: a smooth scroll has dozens, and would continue against the one that leads away again.
    expect(await scrolls(), 'positions on the way to the caret').toBeLessThanOrEqual(6);
  }
  await expect(text).toContainText('from elsewher');
  await agent.context().close();
});

/** As a visitor does: scrolls the document to its end, even if that is still being rendered. */
const scrollToEnd = (text: Locator) =>
  text.evaluate(({ ownerDocument }) =>
    ownerDocument.defaultView?.scrollTo({
      top: ownerDocument.documentElement.scrollHeight,
      behavior: 'instant',
    }),
  );

/** Counts the positions that the canvas is scrolled to from now on; the returned function gives their number half a second after it is called. */
async function countScrolls(text: Locator): Promise<() => Promise<number>> {
  const counter = await text.evaluateHandle((element) => {
    const seen = { scrolls: 0 };
    element.ownerDocument.addEventListener('scroll', () => {
      seen.scrolls += 1;
    });
    return seen;
  });
  return () =>
    counter.evaluate(async (seen) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return seen.scrolls;
    });
}

async function paste(into: Locator, words: string): Promise<void> {
  await into.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);
}
