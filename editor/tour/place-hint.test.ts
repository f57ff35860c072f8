import { describe, expect, it } from 'vitest';
import { clipped, placeHint } from './place-hint.ts';

const SCREEN = { left: 0, top: 0, width: 1440, height: 900 };
const HINT = { width: 350, height: 200 };

describe('placeHint', () => {
  it.each([
    ['below a heading', { left: 500, top: 200, width: 200, height: 80 }, 'below', 425, 296],
    [
      'below a button at the right edge, within the screen',
      { left: 1380, top: 6, width: 40, height: 40 },
      'below',
      1078,
      62,
    ],
    ['above a button at the lower edge', { left: 700, top: 850, width: 32, height: 32 }, 'above', 541, 634],
    ['at the right of a tall panel', { left: 0, top: 0, width: 300, height: 900 }, 'right', 316, 350],
    ['at the left of a tall panel', { left: 1100, top: 0, width: 340, height: 900 }, 'left', 734, 350],
  ])('places a hint %s', (_, target, side, left, top) => {
    expect(placeHint(target, HINT, SCREEN)).toMatchObject({ side, left, top, arrow: expect.any(Number) });
  });

  it('leaves what else is in a panel visible', () => {
    const inPanel = { left: 1100, top: 300, width: 320, height: 150 };
    expect(placeHint(inPanel, HINT, SCREEN, true)).toMatchObject({ side: 'left', left: 734 });
    expect(placeHint(inPanel, HINT, { ...SCREEN, left: 1000 }, true)).toMatchObject({ side: 'below' });
  });

  it('leaves the upper half of a phone to notifications', () => {
    const phone = { left: 0, top: 52, width: 390, height: 792 };
    const hint = { width: 352, height: 190 };

    expect(placeHint({ left: 20, top: 180, width: 300, height: 90 }, hint, phone)).toMatchObject({
      top: 642,
      arrow: null,
    });
    expect(placeHint({ left: 170, top: 700, width: 44, height: 44 }, hint, phone)).toMatchObject({
      top: 494,
    });
  });

  it('points its arrow at the middle of the target', () => {
    const { left, arrow } = placeHint({ left: 1380, top: 6, width: 40, height: 40 }, HINT, SCREEN);
    expect(left + (arrow ?? 0)).toBe(1400);
  });

  it('covers the lower end of a target that fills the screen, without an arrow', () => {
    expect(placeHint(SCREEN, HINT, SCREEN)).toEqual({ left: 545, top: 688, side: 'above', arrow: null });
  });
});

describe('clipped', () => {
  it('is the part that can be seen', () => {
    expect(clipped({ left: -10, top: 850, width: 100, height: 100 }, SCREEN)).toEqual({
      left: 0,
      top: 850,
      width: 90,
      height: 50,
    });
    expect(clipped({ left: 0, top: 901, width: 100, height: 100 }, SCREEN)).toBeNull();
  });
});
