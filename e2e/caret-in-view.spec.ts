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

test('whoever has scrolled away from a rich text sees the caret again with the next letter, paragraph or paste', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  await agent.goto(await createPage(agent, site.url, 'long-page', LONG_TEXTS));
  await startEditing(agent);
  const canvas = canvasOf(agent);
  const last = canvas.getByText('Part 12');
  const text = canvas.locator('.ProseMirror').first();
  await writeIn(text);

  for (const write of [
    () => agent.keyboard.type('a'),
    () => agent.keyboard.press('Enter'),
    () => agent.keyboard.type('b'),
    () => paste(text, 'from elsewhere'),
    () => agent.keyboard.press('Backspace'),
  ]) {
    await last.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    await expect(text).not.toBeInViewport();
    await write();
    await expect(text).toBeInViewport();
  }
  await expect(text).toContainText('from elsewher');
  await agent.context().close();
});

async function paste(into: Locator, words: string): Promise<void> {
  await into.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);
}
