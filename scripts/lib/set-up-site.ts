import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';

/** 40 words a minute, and two seconds before each decision. */
const KEY_MS = 300;
const DECISION_MS = 2000;
/** A step that does not come is named by its error. */
const STEP_MS = 90_000;

/** In the output of a process with an empty store. */
export const SETUP_LINK = /http\S+\/setup\?token=\S+/;

export const OWNER = {
  name: 'Odile Owner',
  email: 'odile@harbour.example',
  password: 'a lighthouse by the sea',
};
export const PARTNER = { name: 'Paul Partner', title: 'Broker', phone: '902 555 0101' };
export const STRANGER = { name: 'Fern Fields', email: 'fern@stranger.example' };

export const LICENCE = 'NSREC 20417';
export const BRAND_COLOR = '#1f6f54';

const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="400" height="500"><rect width="400" height="500" fill="#d9e2dc"/><circle cx="200" cy="180" r="90" fill="#8a6a54"/><path d="M40 500a160 190 0 0 1 320 0z" fill="#1f6f54"/></svg>`;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 80" width="320" height="80"><rect width="70" height="70" x="5" y="5" rx="12" fill="#b4321e"/><path d="M15 60 40 20l25 40z" fill="#f4c95d"/><text x="90" y="54" font-family="Georgia" font-size="40" fill="#1c2b3a">Harbour</text></svg>`;
const LISTINGS = `ListingKey,ModificationTimestamp,PropertyType,PropertySubType,ListPrice,LivingArea,LivingAreaUnits,BedroomsTotal,UnparsedAddress,City,StateOrProvince,Latitude,Longitude
K-1,2026-11-10T09:30:00Z,Residential,Single Family Residence,459900,1480,Square Feet,3,12 Quay Street,Halifax,NS,44.65,-63.57
K-2,yesterday,Residential,Single Family Residence,389000,1210,Square Feet,2,14 Quay Street,Halifax,NS,44.65,-63.57
`;

type Options = {
  /** The address that the process of an empty store wrote. */
  link: string;
  isAtAPersonsPace: boolean;
  /** Called at each step of the wizard. */
  onStep?: (page: Page, step: string) => Promise<void>;
};

const VIEWPORT = { width: 1440, height: 900 };

/**
 * Sets a site up from its link at a host name of its own, every step of it, and lets a stranger send the contact form. Returns
 * the page of the owner, whose editor is open, and the origin. Throws where a step does not come.
 */
export async function setUpSite(
  browser: Browser,
  { link, isAtAPersonsPace, onStep = async () => {} }: Options,
): Promise<{ owner: Page; origin: string }> {
  const url = new URL(link);
  url.hostname = 'harbour.localhost';
  const folder = mkdtempSync(join(tmpdir(), 'strapwork-setup-'));
  const input = inputAt(isAtAPersonsPace);
  const open = async () => {
    const page = await (await browser.newContext({ viewport: VIEWPORT, locale: 'en-CA' })).newPage();
    page.setDefaultTimeout(STEP_MS);
    return page;
  };

  try {
    const first = await open();
    await createSite(first, url.href, input);
    await answerUntilListings(wizardOf(first, { input, folder, onStep }));

    // Left by closing the browser, and taken up again.
    await first.context().close();
    const owner = await open();
    await signInAgain(owner, url.origin, input);
    await finishWizard(wizardOf(owner, { input, folder, onStep }));
    await owner.getByRole('button', { name: 'Finish Editing' }).waitFor();

    await writeAsStranger(browser, url.origin, input);

    return { owner, origin: url.origin };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Input = ReturnType<typeof inputAt>;

/** Typing and pressing, at the pace of a person or at once. */
function inputAt(isAtAPersonsPace: boolean) {
  const decide = (page: Page) => (isAtAPersonsPace ? page.waitForTimeout(DECISION_MS) : Promise.resolve());

  return {
    decide,
    type: async (field: Locator, text: string) => {
      await field.fill('');
      if (isAtAPersonsPace) await field.pressSequentially(text, { delay: KEY_MS, timeout: 120_000 });
      else await field.fill(text);
    },
    press: async (button: Locator) => {
      await decide(button.page());
      await button.click();
    },
  };
}

async function createSite(owner: Page, url: string, { decide, type, press }: Input): Promise<void> {
  await owner.goto(url);
  await type(owner.getByLabel('Name of the site'), 'Harbour & Co');
  await decide(owner);
  await owner.getByLabel('Country', { exact: true }).selectOption('CA');
  await type(owner.getByLabel('City or area'), 'Halifax, NS');
  await decide(owner);
  await owner.getByLabel('Time zone', { exact: true }).selectOption('America/Halifax');
  await type(owner.getByLabel('Your name', { exact: true }), OWNER.name);
  await type(owner.getByLabel('E-mail address', { exact: true }), OWNER.email);
  await type(owner.getByLabel('Password', { exact: true }), OWNER.password);
  await press(owner.getByRole('button', { name: 'Create Site' }));
}

type Wizard = ReturnType<typeof wizardOf>;
type WizardOptions = { input: Input; folder: string; onStep: NonNullable<Options['onStep']> };

function wizardOf(owner: Page, { input, folder, onStep }: WizardOptions) {
  const wizard = owner.getByRole('dialog', { name: 'Set up your site' });

  return {
    ...input,
    wizard,
    next: wizard.getByRole('button', { name: 'Save and Continue' }),
    finish: wizard.getByRole('button', { name: 'Finish', exact: true }),
    at: async (step: string) => {
      await wizard.getByRole('heading', { name: step, level: 3, exact: true }).waitFor();
      await onStep(owner, step);
    },
    fileOf: (name: string, text: string) => {
      const path = join(folder, name);
      writeFileSync(path, text);
      return path;
    },
  };
}

async function answerUntilListings({ wizard, next, at, decide, type, press, fileOf }: Wizard): Promise<void> {
  await at('Name and logo');
  await decide(wizard.page());
  await wizard.getByLabel('Logo', { exact: true }).last().setInputFiles(fileOf('logo.svg', LOGO));
  await wizard.getByRole('img', { name: 'The logo' }).waitFor();
  await wizard.getByLabel('Your portrait', { exact: true }).last().setInputFiles(fileOf('me.svg', PORTRAIT));
  await wizard.getByRole('img', { name: 'Your portrait' }).waitFor();
  await type(wizard.getByLabel('Phone number of the office'), '902 555 0100');
  await type(wizard.getByLabel('Licence number'), LICENCE);
  await press(next);

  await at('People');
  await press(wizard.getByRole('radio', { name: 'Several people' }));
  await type(wizard.getByLabel('Name', { exact: true }), PARTNER.name);
  await type(wizard.getByLabel('E-mail address', { exact: true }), 'paul@harbour.example');
  await type(wizard.getByLabel('Title (optional)'), PARTNER.title);
  await type(wizard.getByLabel('Phone number (optional)'), PARTNER.phone);
  await wizard
    .getByLabel('Portrait (optional)', { exact: true })
    .last()
    .setInputFiles(fileOf('partner.svg', PORTRAIT));
  await wizard.getByRole('img', { name: 'Portrait (optional)' }).waitFor();
  await press(wizard.getByRole('button', { name: 'Add a Person' }));
  await wizard.getByText('Paul Partner is invited: paul@harbour.example').waitFor();
  // No mail server delivers it.
  await wizard.getByLabel('Link for Paul Partner').waitFor();
  await press(next);

  await at('First pages');
  await wizard
    .frameLocator('iframe')
    .first()
    .getByRole('heading', { level: 1, includeHidden: true })
    .waitFor();
  await press(wizard.getByRole('button', { name: 'Use These Pages: Family street' }));

  await at('Colours and fonts');
  await wizard.getByRole('link', { name: 'Read the home page in a new tab' }).waitFor();
  await type(wizard.getByLabel('Your brand colour', { exact: true }), BRAND_COLOR);
  await wizard.getByRole('radio', { name: 'Your colour on white', checked: true }).waitFor();
  await press(wizard.getByRole('radio', { name: 'Fraunces, Inter' }));
  await press(next);

  await at('Listings');
  await press(wizard.getByRole('button', { name: 'Enter a Home' }));
  const homes = wizard.page().getByRole('dialog', { name: 'My Listings' });
  await homes.getByLabel('Street address').waitFor();
  await press(homes.getByRole('button', { name: 'Close' }));
  await press(wizard.getByRole('button', { name: 'Add Sample Listings' }));
  await wizard.getByText('12 sample listings are on the site.').waitFor();
}

async function signInAgain(owner: Page, origin: string, { type, press }: Input): Promise<void> {
  await owner.goto(`${origin}/access`);
  await press(owner.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await type(owner.getByLabel('E-mail address'), OWNER.email);
  await type(owner.getByLabel('Password', { exact: true }), OWNER.password);
  await press(owner.getByRole('button', { name: 'Sign In', exact: true }));
  await press(owner.getByRole('button', { name: 'Finish setting up' }));
}

async function finishWizard({ wizard, finish, at, press, fileOf }: Wizard): Promise<void> {
  await at('Listings');
  await press(wizard.getByRole('button', { name: 'Remove All 12 Samples' }));
  await wizard.getByText('The samples are gone.').waitFor();
  await wizard.locator('input[type=file]').setInputFiles(fileOf('homes.csv', LISTINGS));
  await wizard.getByText('2 records: 1 new').waitFor();
  await wizard.getByText('Line 3 (K-2): ModificationTimestamp').waitFor();
  await wizard.getByRole('button', { name: 'Edit 12 Quay Street' }).waitFor();
  await press(finish);

  await at('Your site is live');
  await wizard.getByText('Visitors search the listings of your site.').waitFor();
  await wizard.getByText('Mails are not sent yet: requests wait in Clients & Leads').waitFor();
  await press(wizard.getByRole('button', { name: 'Start Editing' }));
}

async function writeAsStranger(browser: Browser, origin: string, { type, press }: Input): Promise<void> {
  const stranger = await (await browser.newContext({ viewport: VIEWPORT })).newPage();
  await stranger.goto(`${origin}/contact`);
  const form = stranger.getByRole('main').getByRole('form').first();
  await type(form.getByLabel('Your name'), STRANGER.name);
  await type(form.getByLabel('E-mail'), STRANGER.email);
  await type(form.getByLabel('Message'), 'May I see the house on Quay Street?');
  await press(form.getByRole('button', { name: 'Send' }));
  await stranger.getByText('Thank you! Your message has been sent.').first().waitFor();
  await stranger.context().close();
}
