import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, violations } from './support/test.ts';

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
  await expect(form.getByText(/so that we know you are a person/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(form.getByLabel('Message')).toHaveValue('Buy');
});
