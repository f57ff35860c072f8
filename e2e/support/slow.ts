import type { Page } from '@playwright/test';

/** How many times slower the processor of every page is: STRAPWORK_SLOW=4 finds what a journey does not wait for. */
export const SLOW = Math.max(1, Number(process.env.STRAPWORK_SLOW ?? 1) || 1);

/** Slows the pages of a browser down from their first request on; resolves when it has. */
export async function slowDown(page: Page): Promise<void> {
  if (SLOW === 1) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
}
