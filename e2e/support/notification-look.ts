import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const ON_DARK = 'rgb(28, 32, 39)';

/** How each type of notification looks; no two are equal. A branded one has the colours of the theme. */
const LOOKS = {
  notice: { background: ON_DARK, icon: 'rgb(110, 231, 168)' },
  warning: { background: ON_DARK, icon: 'rgb(251, 207, 92)' },
  error: { background: ON_DARK, icon: 'rgb(255, 155, 147)' },
  branded: { background: 'var(--primary-bg)', icon: 'var(--primary-text)' },
} as const;

/** Expects the computed colours of the notification with this text. */
export async function expectLook(page: Page, text: string, type: keyof typeof LOOKS): Promise<void> {
  const notification = page.locator('.notification').filter({ hasText: text });
  const looks = await notification.evaluate((shown, wanted) => {
    const probe = document.createElement('i');
    probe.style.cssText = `background-color: ${wanted.background}; color: ${wanted.icon}`;
    shown.append(probe);
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    const icon = shown.querySelector('.icon');
    return {
      shown: [getComputedStyle(shown).backgroundColor, icon && getComputedStyle(icon).color],
      wanted: [backgroundColor, color],
    };
  }, LOOKS[type]);

  expect(looks.shown).toEqual(looks.wanted);
  if (type === 'branded') expect(looks.shown[0]).not.toBe(ON_DARK);
}
