import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { save, toolsOf } from './support/editor.ts';
import { AGENT, agentPage, createPage, expect, listen, test, violations } from './support/test.ts';

const HOUSE = { imageUrl: '/_files/demo/photos/house-012.jpg', altText: 'A house' };
const GALLERY = {
  name: 'strap-gallery',
  state: {
    title: { html: 'Our pictures', size: 'h2' },
    columns: 3,
    images: [13, 14].map((number) => ({
      imageUrl: `/_files/demo/photos/house-0${number}.jpg`,
      altText: `House ${number}`,
    })),
  },
};
const TILES = {
  name: 'strap-columned-tiles',
  state: {
    title: { html: 'Tiles', size: 'h2' },
    items: ['North', 'South'].map((title) => ({
      title: { html: title, size: 'h3' },
      image: { ...HOUSE, altText: title },
      href: '/',
    })),
  },
};

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#5b8f6a' } })
    .jpeg()
    .toBuffer();
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });

async function edit(page: Page, address: string) {
  await page.goto(address);
  await page.getByRole('button', { name: 'Start Editing' }).click();

  return page.frameLocator('#preview-frame');
}

test('an agent uploads an image with a width and a description, and visitors see both [R2.325 R2.326 R5.018 R5.019 R5.020 R7.126]', {
  tag: '@core',
}, async ({ browser, page, site }) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const consoleMessages = listen(agent);
  const image = { name: 'strap-image', state: { image: HOUSE, caption: { html: '' } } };
  const pageUrl = await createPage(agent, site.url, 'image', [image]);
  const canvas = await edit(agent, pageUrl);

  const house = canvas.getByRole('button', { name: 'Edit the image: A house' });
  await canvas
    .locator('[data-puck-component]')
    .filter({ has: house })
    .click({ position: { x: 6, y: 6 } });
  const tools = await toolsOf(agent, 'Image');
  await house.click();
  const dialog = agent.getByRole('dialog', { name: 'Image', exact: true });
  await dialog.getByRole('button', { name: 'Replace' }).click();
  const upload = agent.getByRole('dialog', { name: 'Choose an image' });
  await expect.poll(async () => (await upload.boundingBox())?.width).toBe(800);

  // Pictures of the site and those of the product can be chosen in the same place.
  await upload.getByRole('button', { name: 'On this site' }).click();
  const used = upload.getByRole('button').filter({ has: agent.locator('img[src*="house-012"]') });
  await expect(used).toHaveAttribute('aria-pressed', 'false');
  await upload.getByRole('button', { name: 'Example pictures' }).click();
  await upload.getByRole('button', { name: 'A house with a deep porch' }).click();
  await expect(upload.getByRole('button', { name: 'Use this image' })).toBeEnabled();

  const input = upload.locator('input[type=file]');
  await input.setInputFiles(file('nothing.jpg', Buffer.alloc(0)));
  await expect(upload.getByText('nothing.jpg is empty: there is nothing to upload.')).toBeVisible();
  await input.setInputFiles(file('huge.jpg', Buffer.alloc(21 * 1024 * 1024)));
  await expect(upload.getByText('huge.jpg is larger than 20 MB and was not uploaded.')).toBeVisible();
  await input.setInputFiles(file('page.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')));
  await expect(upload.getByText(/^page\.jpg was not uploaded\. This is neither a picture/)).toBeVisible();
  await input.setInputFiles(file('../🏡 porch.jpg', await jpeg(900, 600)));
  const chosen = upload.getByRole('button', { name: /🏡 porch\.jpg/ });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await upload.getByRole('button', { name: 'Use this image' }).click();

  const width = dialog.getByLabel('Width', { exact: true });
  await expect(width).toBeHidden();
  await dialog.getByText('More: size and link').click();
  await width.fill('-50');
  await expect(width).toHaveValue('0');
  await width.focus();
  await agent.keyboard.press('ArrowUp');
  await expect(width).toHaveValue('10');
  await dialog.getByLabel('Height', { exact: true }).fill('-1');
  await expect(dialog.getByLabel('Height', { exact: true })).toHaveValue('0');
  await width.fill('300');
  const description = dialog.getByLabel('Description for people who do not see it');
  // That of the picture before would be wrong.
  await expect(description).toHaveValue('');
  await description.fill('Our porch');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Done' }).click();

  const edited = canvas.getByRole('button', { name: 'Edit the image: Our porch' });
  // Clicks in the dialogs leave the strap selected.
  await expect(tools).toBeVisible();
  await expect.poll(async () => (await edited.boundingBox())?.width).toBe(300);
  await save(agent);

  await page.goto(pageUrl);
  const seen = page.getByRole('img', { name: 'Our porch' });
  await expect(seen).toHaveAttribute('src', /^\/_files\/edmonton\/[0-9a-f]{16}\/porch-900x600\.jpg/);
  await expect
    .poll(() => seen.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const size = async () => {
    const box = await seen.boundingBox();
    return [box?.width, Math.round(box?.height ?? 0)];
  };
  await expect.poll(size).toEqual([300, 200]);

  await canvas.getByRole('button', { name: 'Edit the image: Our porch' }).click();
  await agent
    .getByRole('dialog', { name: 'Image', exact: true })
    .getByLabel('Width', { exact: true })
    .fill('0');
  // What a crop shows first, here alone, by keyboard; then a part of it as a file of its own.
  const focus = dialog.getByRole('button', { name: /^Focus: / });
  await focus.press('ArrowLeft');
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click();
  const crop = agent.getByRole('dialog', { name: 'Crop' });
  await expect(crop.getByRole('button', { name: 'Crop the Image' })).toBeDisabled();
  await crop.getByRole('button', { name: 'Square' }).click();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await crop.getByRole('button', { name: 'Crop the Image' }).click();
  await expect(dialog.getByText('The file has 600 × 600 pixels.')).toBeVisible();
  await agent.getByRole('button', { name: 'Done' }).click();
  await expect.poll(async () => (await edited.boundingBox())?.width).toBeGreaterThan(500);
  expect(consoleMessages).toEqual([]);
  await agent.context().close();
});

test('a gallery, a video and the team are edited in dialogs that a press or a key on the page opens [R2.327 R2.328 R2.329]', async ({
  browser,
  site,
}) => {
  test.slow();
  const agent = await agentPage(browser, site.url, AGENT);
  const pageUrl = await createPage(agent, site.url, 'media', [
    GALLERY,
    { name: 'strap-video', state: { title: { html: '', size: 'h2' }, video: { url: '' }, inline: false } },
    { name: 'strap-team-roster', state: { title: { html: 'Our Team', size: 'h2' }, text: { html: '' } } },
  ]);
  const canvas = await edit(agent, pageUrl);

  await canvas.getByRole('button', { name: 'Edit the gallery: House 13' }).click();
  const gallery = agent.getByRole('dialog', { name: 'Gallery' });
  await gallery.getByRole('button', { name: 'Move House 14 up' }).press('Enter');
  await expect(gallery.getByLabel('Description of image 1')).toHaveValue('House 14');
  await gallery.getByLabel('Description of image 1').fill('House by the park');
  await gallery.getByRole('button', { name: 'Add images' }).click();
  const upload = agent.getByRole('dialog', { name: 'Choose images' });
  await upload
    .locator('input[type=file]')
    .setInputFiles([file('one.jpg', await jpeg(400, 300)), file('two.jpg', await jpeg(300, 400))]);
  await upload.getByRole('button', { name: 'Add images (2)' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(4);
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await gallery.getByRole('button', { name: 'Remove House 13' }).click();
  await gallery.getByRole('button', { name: 'Done' }).click();
  await expect(canvas.getByRole('button', { name: /^Edit the gallery/ })).toHaveCount(3);
  await expect(canvas.getByRole('button', { name: 'Edit the gallery: House by the park' })).toBeFocused();

  await canvas.getByRole('button', { name: /^Edit the video/ }).press('Enter');
  const video = agent.getByRole('dialog', { name: 'Video' });
  await video.getByLabel('Address of the video').fill('https://vimeo.com/1');
  await expect(video.getByText('This is not a link to a YouTube video.')).toBeVisible();
  await expect(video.getByRole('button', { name: 'Done' })).toBeDisabled();
  await video.getByLabel('Address of the video').fill('https://youtu.be/aqz-KE-bpKQ');
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await video.getByRole('button', { name: 'Done' }).click();

  const cards = canvas.getByRole('group', { name: /^Team/ }).getByRole('listitem');
  await expect(cards.nth(2)).toBeVisible();
  await canvas.getByRole('button', { name: 'Choose members' }).press('Enter');
  const roster = agent.getByRole('dialog', { name: 'Team members' });
  await roster.getByLabel('The whole team, also those who join later').uncheck();
  const members = roster.getByRole('listitem').getByRole('checkbox');
  await members.nth(2).check();
  await members.nth(0).check();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await roster.getByRole('button', { name: 'Done' }).click();
  await expect(cards).toHaveCount(2);
  await agent.context().close();
});

test('the card of an image has Close, and a delete icon only where the image is an item of a list [R2.322 R2.323]', async ({
  browser,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const image = { name: 'strap-image', state: { image: HOUSE, caption: { html: '' } } };
  const testimonial = { name: 'strap-testimonial', state: { image: { imageUrl: '' } } };
  const canvas = await edit(agent, await createPage(agent, site.url, 'cards', [image, TILES, testimonial]));
  const card = agent.getByRole('dialog', { name: 'Image', exact: true });
  const remove = card.getByRole('button', { name: 'Delete This Item' });

  await canvas.getByRole('button', { name: 'Edit the image: A house' }).click();
  await expect(card.getByRole('button', { name: 'Done' })).toBeVisible();
  await expect(remove).toHaveCount(0);
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toBeHidden();

  await canvas.getByRole('button', { name: 'Edit the image: North' }).click();
  await remove.click();
  await expect(card).toBeHidden();
  await expect(canvas.getByRole('button', { name: 'Edit the image: North' })).toHaveCount(0);
  await expect(canvas.getByRole('button', { name: 'Edit the image: South' })).toHaveCount(1);

  await test.step('an empty image is chosen first, on the page and in its settings', async () => {
    const empty = canvas.getByRole('button', { name: 'Choose an image: visitors see none here' });
    const upload = agent.getByRole('dialog', { name: 'Choose an image' });
    const dialogs = upload.or(card);
    const choose = async (picture: string) => {
      await expect(dialogs).toHaveCount(1);
      await upload.getByRole('button', { name: 'Example pictures' }).click();
      await upload.getByRole('button', { name: picture }).click();
      await upload.getByRole('button', { name: 'Use this image' }).click();
      await expect(dialogs).toHaveCount(1);
      await card.getByRole('button', { name: 'Done' }).click();
      await expect(canvas.getByRole('button', { name: `Edit the image: ${picture}` })).toBeVisible();
    };

    await empty.click();
    await upload.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialogs).toHaveCount(0);
    await empty.press('Enter');
    await choose('A house with a deep porch');

    await canvas.getByRole('button', { name: 'Edit the image: A house with a deep porch' }).click();
    await card.getByRole('button', { name: 'No image' }).click();
    await card.getByRole('button', { name: 'Done' }).click();
    await (await toolsOf(agent, 'Testimonial'))
      .getByRole('button', { name: 'Settings', exact: true })
      .click();
    const settings = agent.getByRole('dialog', { name: 'Settings of Testimonial' });
    await settings.getByRole('button', { name: 'Choose an image' }).click();
    await choose('A house with a deep porch');
  });
  await agent.context().close();
});

test('the files of a site are listed, uploaded, opened and deleted in File Management, and by nobody else [R1.022 R6.024 R7.126]', async ({
  browser,
  page,
  site,
}) => {
  const agent = await agentPage(browser, site.url, AGENT);
  const name = `plan-${Date.now().toString(36)}.jpg`;
  await agent.goto(`${site.url}/privacy-policy`);
  await agent.getByRole('button', { name: 'Website Settings' }).click();
  const settings = agent.getByRole('dialog', { name: 'Website Settings' });
  await settings.getByRole('button', { name: 'File Management' }).click();
  await settings.locator('input[type=file]').setInputFiles(file(name, await jpeg(640, 480)));
  const row = settings.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('640 × 480');
  const url = (await row.getByRole('link', { name: `Open ${name}` }).getAttribute('href')) ?? '';
  expect(url).toMatch(/^\/_files\/edmonton\/[0-9a-f]{16}\/plan-\w+-640x480\.jpg$/);
  expect(await violations(agent, { legacy: true })).toEqual([]);

  const opened = await page.request.get(`${site.url}${url}`);
  expect([opened.status(), opened.headers()['content-type']?.split('/')[0]]).toEqual([200, 'image']);
  const headers = { 'content-type': 'application/octet-stream', origin: site.url };
  const rejected = await page.request.post(`${site.url}/_files/?name=mine.jpg`, {
    headers,
    data: await jpeg(10, 10),
  });
  expect(rejected.status()).toBe(401);

  await settings.getByLabel('Search by name').fill('no such file');
  await expect(settings.getByText('No file matches.')).toBeVisible();
  await settings.getByLabel('Search by name').fill(name);
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  const question = agent.getByRole('dialog', { name: 'Delete file' });
  await expect(question.getByText('No page shows it.')).toBeVisible();
  expect(await violations(agent, { legacy: true })).toEqual([]);
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`${site.url}${url}`)).status()).toBe(404);
  await agent.context().close();
});
