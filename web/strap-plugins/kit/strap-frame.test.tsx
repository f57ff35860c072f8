import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { type PartialStrapConfig, strapConfig } from '#domain/page/page.ts';
import { overlayStyle } from './strap-background.tsx';
import { StrapFrame } from './strap-frame.tsx';

function frame(config: PartialStrapConfig): HTMLElement {
  const strap = { id: 's1', name: 'strap-text', order: 0, state: {}, config: strapConfig(config) };
  document.body.innerHTML = renderToString(<StrapFrame strap={strap}>content</StrapFrame>);

  return document.body.firstElementChild as HTMLElement;
}

test('the frame carries theme, alignment, divider and the classes of the agent [R3.004] [R3.005]', () => {
  const element = frame({
    outerClasses: 'outer',
    innerClasses: 'inner',
    style: { theme: 'feature', textAlign: 'right' },
  });

  expect([...element.classList]).toEqual(
    expect.arrayContaining(['strap-text', 'theme-feature', 'is-right', 'has-rule', 'outer']),
  );
  expect(element.querySelector('.strap__inner.inner')?.textContent).toBe('content');
});

test('a strap without picture, video or overlay of its own has no background layer', () => {
  expect(frame({}).querySelector('.strap__media')).toBeNull();
});

test('the first picture is drawn behind the strap in modern formats', () => {
  const element = frame({
    style: { bgImage: { imageUrls: ['/_files/a/b.jpg', '/_files/a/c.jpg'], greyscale: true } },
  });

  expect(element.querySelector('source')?.type).toBe('image/avif');
  expect(element.querySelectorAll('img')).toHaveLength(1);
  expect(element.querySelector('.strap__media')?.classList).toContain('is-greyscale');
});

test('a video offers every format it has and shows the picture until it plays', () => {
  const video = frame({
    style: {
      bgImage: { imageUrls: ['/a.jpg'] },
      bgVideo: { mp4Url: '/a.mp4', webmUrl: '/a.webm', oggUrl: '' },
    },
  }).querySelector('video');

  expect([...(video?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual([
    'video/webm',
    'video/mp4',
  ]);
  expect(video?.getAttribute('poster')).toBe('/a.jpg');
});

describe('an overlay', () => {
  const style = (changes: PartialStrapConfig['style']) => overlayStyle(strapConfig({ style: changes }).style);

  test('has the opacity of its alpha, 85 percent when nobody chose', () => {
    expect(style({}).opacity).toBe(0.85);
    expect(style({ overlayAlpha: 300 }).opacity).toBe(1);
  });

  test('is the ground of the theme, a colour, or a gradient in the order of its stops', () => {
    expect(style({}).background).toBe('var(--color-bg)');
    expect(style({ overlayStyle: 'solid-custom', overlayColor: '#123456' }).background).toBe('#123456');
    expect(
      style({
        overlayStyle: 'gradient-custom',
        overlayGradient: {
          angle: 90,
          colors: [
            { color: '#000', pos: 1 },
            { color: '#fff', pos: 0.25 },
          ],
        },
      }).background,
    ).toBe('linear-gradient(90deg, #fff 25%, #000 100%)');
  });
});
