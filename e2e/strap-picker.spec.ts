import { agentPage, createPage, expect, test, violations } from './support/test.ts';

test('a strap is found by picture and keyword, by keyboard, and inserted where the picker says [R2.142 R2.143 R2.144 R2.317 R2.321]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  await agent.goto(await createPage(agent, site.url, 'strap-picker'));
  await agent.getByRole('button', { name: 'Start Editing' }).click();
  const canvas = agent.frameLocator('#preview-frame');
  const straps = canvas.locator('[data-puck-component]');
  await canvas.getByText('First text').click();
  await canvas.getByRole('button', { name: 'Insert a section after this one' }).first().click();
  const picker = agent.getByRole('dialog', { name: 'Insert a section' });
  const search = picker.getByRole('searchbox', { name: 'Search sections' });
  const insert = picker.getByRole('button', { name: 'Insert', exact: true });

  await expect(search).toBeFocused();
  await expect(picker.getByText('It goes after “Text: First heading”.')).toBeVisible();
  await expect(picker.getByRole('group', { name: 'Often used' }).getByRole('radio')).toHaveCount(8);
  await expect(picker.getByRole('group', { name: 'Content' }).getByRole('radio')).not.toHaveCount(0);
  await expect(picker.getByRole('group', { name: 'Functional' }).getByRole('radio')).not.toHaveCount(0);
  for (const internal of ['Agent login', 'Empty page', 'Blog post', 'Sold listing details'])
    await expect(picker.getByRole('radio', { name: new RegExp(`^${internal} [A-Z]`) })).toHaveCount(0);
  // In the colours and fonts of the site, which are those of the canvas.
  const choice = picker.locator('label', { hasText: 'Big icons' }).first();
  await choice.scrollIntoViewIfNeeded();
  const thumbnail = choice.locator('section');
  const page = canvas.locator('[data-puck-component]').first();
  for (const property of ['font-family', 'color'])
    await expect(thumbnail).toHaveCSS(
      property,
      await page.evaluate((body, name) => getComputedStyle(body).getPropertyValue(name), property),
    );
  expect(await violations(agent, { legacy: true })).toEqual([]);

  // Words of nobody, then another word for it, in other letters.
  await search.fill('zzz');
  await expect(picker.getByRole('status')).toHaveText('No section matches “zzz”.');
  await expect(insert).toBeDisabled();
  await search.fill('  RÉVIEW ');
  await expect(picker.getByRole('status')).toHaveText(/^\d+ sections$/);
  await agent.keyboard.press('ArrowDown');
  await expect(picker.locator('input[type=radio]:focus')).toHaveCount(1);
  const testimonial = picker.getByRole('radio', { name: /^Testimonial/ });
  while (!(await testimonial.isChecked())) await agent.keyboard.press('ArrowRight');
  await expect(insert).toBeEnabled();
  const preview = picker.getByRole('region', { name: 'As it is inserted, in your colours' });
  await expect(preview).toContainText('What a client says about you');
  await expect(preview).toContainText('Name of the client, neighbourhood');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await agent.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await expect(straps).toHaveCount(3);
  for (const words of ['What a client says about you', 'Name of the client, neighbourhood'])
    await expect(straps.nth(1)).toContainText(words);

  // The next time it is among those used last; Escape leaves the page as it is and gives the focus back.
  await expect(straps.nth(1)).toBeFocused();
  const tools = canvas.getByRole('region', { name: 'Tools of Testimonial' });
  const opener = tools.getByRole('button', { name: 'Insert a section after this one' });
  // A strap that is pointed at has no tools before it is chosen: they would be those of another.
  await straps.last().hover({ position: { x: 20, y: 20 } });
  await expect(canvas.locator('.editor-strap-overlay.is-hovered')).toHaveCount(1);
  await expect(canvas.getByRole('region', { name: /^Tools of / })).toHaveCount(1);
  await opener.focus();
  await expect(opener).toBeFocused();
  await agent.keyboard.press('Enter');
  await expect(picker.getByRole('group', { name: 'Used last' }).getByRole('radio')).toHaveCount(1);
  await agent.setViewportSize({ width: 390, height: 844 });
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await expect
    .poll(() => picker.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  await agent.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(straps).toHaveCount(3);

  // From the list of sections it goes below the selected one, too.
  await agent.setViewportSize({ width: 1440, height: 900 });
  await agent.getByRole('button', { name: 'Sections', exact: true }).click();
  await agent.getByRole('button', { name: 'Insert a section', exact: true }).click();
  await expect(picker.getByText(/^It goes after “Testimonial/)).toBeVisible();
  // The preview, which comes after a moment, does not move a double click to another card.
  await picker.getByRole('group', { name: 'Used last' }).getByRole('radio').first().dblclick();
  await expect(picker).toBeHidden();
  await expect(straps).toHaveCount(4);
  await expect(straps.nth(2)).toContainText('What a client says about you');
  await agent.context().close();
});

test('the editor’s code is requested when editing starts, and never by visitors', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url);
  const address = await createPage(agent, site.url, 'editor-code');
  const requests: string[] = [];
  for (const one of [agent, page]) {
    one.on('response', async (response) => {
      if (!/\.(js|css|webp)$/.test(new URL(response.url()).pathname)) return;
      const text = response.url().endsWith('.webp') ? '' : await response.text().catch(() => '');
      if (/ProseMirror expects|DraggableComponent/.test(text) || /picture-/.test(response.url()))
        requests.push(`${one === page ? 'visitor' : 'agent'} ${response.url()}`);
    });
  }

  await page.goto(address);
  await page.goto(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await agent.goto(address);
  await expect(agent.getByRole('button', { name: 'Start Editing' })).toBeVisible();
  await expect(agent.getByRole('heading', { name: 'First heading' })).toBeVisible();
  expect(requests).toEqual([]);

  await agent.getByRole('button', { name: 'Start Editing' }).click();
  await expect(agent.frameLocator('#preview-frame').getByText('Second text')).toBeVisible();
  await expect(() => expect(requests.length).toBeGreaterThan(0)).toPass();
  expect(requests.filter((line) => line.startsWith('visitor'))).toEqual([]);
  await agent.context().close();
});
