import type { Browser, CDPSession, Page } from '@playwright/test';
import { type MainThread, traceMainThread } from './main-thread.ts';
import { listenToResponses, type MarkerResult } from './map-responses.ts';
import { finger, type Hand, lookAround, mouse } from './map-gestures.ts';
import { type MapRest, restOf, startClock } from './map-rest.ts';
import {
  crowdedMiddle,
  FAR,
  type Kind,
  type MapView,
  type Middle,
  middleOfMap,
  openView,
  VIEWS,
} from './map-views.ts';

/** CPU throttling of the phone. */
const PHONE_SLOWDOWN = 4;
/** In and out again across the tiers. */
const ZOOMS: readonly (1 | -1)[] = [1, 1, 1, 1, 1, -1, -1, -1, -1, -1];

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export type Screen = keyof typeof SCREENS;
export type Motion = 'dragging' | 'zooming';

/** One motion at one view, with the listings and with the map alone. */
export type MapRun = {
  screen: Screen;
  motion: Motion;
  view: string;
  kind: Kind;
  moving: MainThread;
  settling: MainThread;
  rest: MapRest;
};

export type MapMeasured = { runs: MapRun[]; answers: MarkerResult[] };

type Stage = { browser: Browser; page: Page; hand: Hand; reach: number; screen: Screen };

/** Moves the maps of both demo sites by mouse or touch across all tiers. */
export async function measureMap(browser: Browser, origin: string, screen: Screen): Promise<MapMeasured> {
  const context = await browser.newContext(SCREENS[screen]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const results = await listenToResponses(session);
  const stage = { browser, page, screen, ...(await handOf(screen, page, session)) };
  const runs: MapRun[] = [];
  const compare = async (task: Omit<Task, 'kind'>) => {
    for (const kind of ['bare', 'listings'] as const) runs.push(await run(stage, { ...task, kind }));
  };

  const city = { origin, middle: await crowdedMiddle(page, origin) };
  for (const view of VIEWS) await compare({ ...city, view, motion: 'dragging' });
  await compare({ ...city, view: VIEWS[0], motion: 'zooming' });
  const other = originOf('san-antonio', origin);
  const far = { origin: other, middle: await crowdedMiddle(page, other) };
  await compare({ ...far, view: FAR, motion: 'dragging' });
  await context.close();

  return { runs, answers: results };
}

type Task = { origin: string; middle: Middle; view: MapView; kind: Kind; motion: Motion };

async function run({ browser, page, hand, reach, screen }: Stage, task: Task): Promise<MapRun> {
  const { origin, middle, view, kind, motion } = task;
  await openView(page, origin, { middle, zoom: view.zoom, kind });
  await startClock(page);
  const at = await middleOfMap(page);
  const rests: MapRest[] = [];

  const { moving, settling } = await traceMainThread(browser, page, async (mark) => {
    await mark('moving');
    if (motion === 'dragging') await lookAround(page, hand, at, reach);
    else for (const direction of ZOOMS) await zoomOnce(page, hand, at, direction);
    await mark('settling');
    rests.push(await restOf(page));
    await mark('done');
  });
  const [rest] = rests;
  if (!rest) throw new Error('The map did not become idle');

  return { screen, motion, view: view.name, kind, moving, settling, rest };
}

async function zoomOnce(page: Page, hand: Hand, at: [number, number], direction: 1 | -1): Promise<void> {
  await hand.zoom(at, direction);
  await page.waitForTimeout(500);
}

async function handOf(
  screen: Screen,
  page: Page,
  session: CDPSession,
): Promise<{ hand: Hand; reach: number }> {
  if (screen === 'desktop') return { hand: mouse(page), reach: 260 };
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE_SLOWDOWN });
  return { hand: finger(page, session), reach: 200 };
}

function originOf(host: string, origin: string): string {
  const url = new URL(origin);
  url.hostname = `${host}.${url.hostname}`;

  return url.origin;
}
