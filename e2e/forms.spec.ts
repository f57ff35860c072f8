import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { agentPage, expect, graphql, test, violations } from './support/test.ts';

/** A site of somebody else, whose page embeds the contact form. */
async function foreignSite(origin: string) {
  const page = `<!doctype html><title>A friend</title><h1>A friend</h1><script src="${origin}/_forms/edmonton/embed/contact-agent.js"></script>`;
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/friends`, close: () => server.close() };
}

test('the form of the embed script works on a page of another origin [R1.015 R7.091]', async ({
  page,
  site,
}) => {
  const friend = await foreignSite(site.url);
  try {
    await page.goto(friend.url, { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('form', { name: 'Contact an agent' });
    await form.getByLabel('Your name').fill('Ada Lind');
    await form.getByLabel('E-mail').fill('ada@example.com');
    await form.getByLabel('Phone').fill('780-555-1234');
    await form.getByLabel('Message').fill('Is it quiet?');
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await form.getByRole('button', { name: 'Send' }).click();

    const sent = new URLSearchParams((await posted).postData() ?? '');
    expect(sent.get('_pageUrl')).toBe(friend.url);
    await expect(page).toHaveURL(`${site.url}/_forms/contact-agent?sent=contact-agent`);
    await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  } finally {
    friend.close();
  }
});

test('a form says what one agrees to, and asks whoever fills everything in for a captcha', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/_forms/contact-agent`);
  const form = page.getByRole('main').getByRole('form');
  await expect(
    form.getByText(/^By sending you agree that .* may contact you about your request\./),
  ).toBeVisible();
  await expect(form.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await form.getByLabel('Your name').fill('Robo');
  await form.getByLabel('E-mail').fill('robo@example.com');
  await form.getByLabel('Message').fill('Buy');
  await form.locator('[name="_website"]').evaluate((field: HTMLInputElement) => {
    field.value = 'http://robot.example';
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Numbers in the picture')).toBeFocused();
  await expect(form.getByText(/One more step/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(form.getByLabel('Message')).toHaveValue('Buy');
});

for (const javaScriptEnabled of [true, false])
  test(`a signed-in customer’s form knows the account, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const email = `dora-${Date.now().toString(36)}@example.com`;
    const question = `Is it quiet? ${email}`;
    await page.goto(`${site.url}/account/sign-up?returnTo=${encodeURIComponent('/_forms/contact-agent')}`);
    await page.getByLabel('Your name').fill('Dora Lind');
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill('four words of mine');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL(`${site.url}/_forms/contact-agent`);

    const form = page.getByRole('main').getByRole('form');
    await expect(form.getByLabel('Your name')).toHaveValue('Dora Lind');
    await expect(form.getByText('Sent with your account’s address d…@example.com')).toBeVisible();
    expect(await page.content()).not.toContain(email);
    await test.step('another address is entered on demand', async () => {
      const other = form.getByLabel('Use another address');
      await expect(form.getByLabel('E-mail')).toBeHidden();
      await other.focus();
      await page.keyboard.press('Space');
      await expect(form.getByLabel('E-mail')).toBeVisible();
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
      await other.uncheck();
      await expect(form.getByLabel('E-mail')).toBeHidden();
      if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
    });
    await form.getByLabel('Message').fill(question);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Thank you! Your message has been sent.').first()).toBeVisible();
    await context.close();

    const agent = await agentPage(browser, site.url);
    await agent.goto(site.url);
    type Leads = { leads: { leads: { name: string; email: string; message: string }[] } };
    const { data } = await graphql<Leads>(agent, site.url, '{ leads { leads { name email message } } }');
    expect(data.leads.leads).toContainEqual({ name: 'Dora Lind', email, message: question });
    await agent.context().close();

    const visitor = await browser.newPage();
    await visitor.goto(`${site.url}/_forms/contact-agent`);
    await expect(visitor.getByRole('main').getByLabel('E-mail')).toBeVisible();
    await expect(visitor.getByRole('main').getByLabel('Your name')).toHaveValue('');
    await visitor.close();
  });
