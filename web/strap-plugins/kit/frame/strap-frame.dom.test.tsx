import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_STRAP_STYLE, type SliderStyle, type Strap, type StrapStyle } from '#domain/page/page.ts';
import { type PartialStrapConfig, strapConfig } from '#domain/page/strap-config.ts';
import { overlayStyle } from './background-style.ts';
import { StrapFrame } from './strap-frame.tsx';

function frame(
  config: PartialStrapConfig,
  place: { isFirst?: boolean; isDivided?: boolean } = {},
): HTMLElement {
  const strap = { id: 's1', name: 'strap-text', order: 0, state: {}, config: strapConfig(config) };
  document.body.innerHTML = renderToString(
    <StrapFrame strap={strap} {...place}>
      content
    </StrapFrame>,
  );

  return document.body.firstElementChild as HTMLElement;
}

test("the frame has theme, alignment, divider and the agent's classes [R3.004] [R3.005]", () => {
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

test('the frame marks the start of the page and a rule above', () => {
  const classes = (place: { isFirst?: boolean; isDivided?: boolean }) => {
    const element = frame({}, place);
    return [
      element.classList.contains('is-divided'),
      element.querySelector('.strap__inner.is-first') !== null,
    ];
  };

  expect(classes({})).toEqual([false, false]);
  expect(classes({ isDivided: true })).toEqual([true, false]);
  expect(classes({ isFirst: true })).toEqual([false, true]);
});

test('a strap without picture, video or its own overlay has no background layer', () => {
  expect(frame({}).querySelector('.strap__media')).toBeNull();
});

test('the first picture is rendered behind the strap in modern formats, optionally grey [R3.008]', () => {
  const element = frame({
    style: { bgImage: { imageUrls: ['/_files/a/b.jpg', '/_files/a/c.jpg'], greyscale: true } },
  });

  expect(element.querySelector('source')?.type).toBe('image/avif');
  // A phone shows a part of it as high as its screen is wide: what is loaded is wider than the screen.
  expect(element.querySelector('source')?.sizes).toBe('(width <= 48rem) 160vw, 100vw');
  expect(element.querySelectorAll('img')).toHaveLength(1);
  expect(element.querySelector('.strap__media')?.classList).toContain('is-greyscale');
});

test('a video has all its formats and shows its poster until it plays', () => {
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
  expect([...(video?.attributes ?? [])].map(({ name }) => name)).toEqual(
    expect.arrayContaining(['muted', 'loop']),
  );
  expect(video?.autoplay).toBe(false);
});

test('a video has up to three sources [R3.014]', () => {
  const bgVideo = { mp4Url: '/a.mp4', webmUrl: '/a.webm', oggUrl: '/a.ogv' };
  const sources = frame({ style: { bgVideo } }).querySelectorAll('video source');

  expect([...sources].map((source) => [source.getAttribute('type'), source.getAttribute('src')])).toEqual([
    ['video/webm', '/a.webm'],
    ['video/mp4', '/a.mp4'],
    ['video/ogg', '/a.ogv'],
  ]);
});

test('a transparent strap has no background [R3.006]', () => {
  expect(frame({ style: { bgTransparent: true } }).classList).toContain('is-transparent');
});

test('pictures repeat, stay fixed and drift as configured [R3.009] [R3.010] [R3.011]', () => {
  const imageUrls = ['/_files/a/b (1).jpg'];
  const tiled = frame({ style: { bgImage: { imageUrls, repeat: true, parallax: true } } });
  const moving = frame({ style: { bgImage: { imageUrls, kenburns: true } } });

  expect(tiled.querySelector<HTMLElement>('.strap__tiles')?.style.backgroundImage).toContain('b (1).jpg');
  expect(tiled.querySelector('.strap__media')?.classList).toContain('is-parallax');
  expect(tiled.querySelector('img')).toBeNull();
  expect(moving.querySelector('.strap__media')?.classList).toContain('is-kenburns');
});

test('invalid class names are dropped', () => {
  const { classList } = frame({ outerClasses: 'wide a"onclick=x 1st  --x <b> hero_2' });

  expect([...classList].slice(-2)).toEqual(['wide', 'hero_2']);
});

describe('several pictures behind a strap', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    window.matchMedia = vi.fn((query: string) => ({
      matches: motion && query.includes('no-preference'),
      addEventListener: () => {},
      removeEventListener: () => {},
    })) as never;
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    motion = true;
  });
  let motion = true;

  const strapWith = (interval: number, id = 's1', transitionStyle: SliderStyle = 'slide-controls') => ({
    id,
    name: 'strap-text',
    order: 0,
    state: {},
    config: strapConfig({
      style: {
        bgImage: { imageUrls: ['/1.jpg', '/2.jpg', '/3.jpg'], transitionInterval: interval, transitionStyle },
      },
    }),
  });
  const Slides = (props: { strap: Strap }) => <StrapFrame {...props}>content</StrapFrame>;
  const open = async (strap: Strap) => {
    const view = render(<Slides strap={strap} />);
    await act(() => vi.dynamicImportSettled());
    return view;
  };
  const shown = () =>
    document.querySelector('.strap__slide.is-shown img')?.getAttribute('src')?.replace(/\D/g, '');
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  const press = (name: string) =>
    fireEvent.click(document.querySelector(`[aria-label="${name}"]`) as Element);

  test('rotate after the given seconds and start again [R3.007] [R3.013]', async () => {
    await open(strapWith(2));
    expect(shown()).toBe('1');

    pass(2.1);
    expect(shown()).toBe('2');
    pass(2);
    pass(2);
    expect(shown()).toBe('1');
  });

  test('change with the configured transition [R3.012]', async () => {
    await open(strapWith(2, 's1', 'fade'));

    expect(document.querySelector('.strap__media > .strap__slides.is-fade')).not.toBeNull();
    expect(document.querySelector('[aria-label="Next background picture"]')).toBeNull();
  });

  test('stop once the visitor has chosen one, and wrap at the end [R4.083] [R4.084]', async () => {
    await open(strapWith(2));
    press('Previous background picture');
    expect(shown()).toBe('3');
    press('Next background picture');
    expect(shown()).toBe('1');

    pass(10);
    expect(shown()).toBe('1');
  });

  test('rotate again when the interval changes [R4.082]', async () => {
    const { rerender } = await open(strapWith(60));
    press('Stop the background');
    rerender(<Slides strap={strapWith(1)} />);

    pass(1.1);
    expect(shown()).toBe('2');
  });

  test('do not move with reduced motion', async () => {
    motion = false;
    await open(strapWith(1));

    pass(10);
    expect(shown()).toBe('1');
    expect(document.querySelector('[aria-label="Stop the background"]')).toBeNull();
  });

  test('wait four seconds by default [R9.060]', () => {
    expect(strapConfig({}).style.bgImage.transitionInterval).toBe(4);
  });
});

describe('an overlay', () => {
  const style = (changes: Partial<StrapStyle>) => overlayStyle({ ...DEFAULT_STRAP_STYLE, ...changes });

  test('has the opacity of its alpha, 85 percent by default [R3.016] [R9.061]', () => {
    expect(style({}).opacity).toBe(0.85);
    expect(style({ overlayAlpha: 300 }).opacity).toBe(1);
  });

  test.each(['red;}body{', 'url(//x)', 'var(--x)', '"', ''])('rejects %j as a colour', (overlayColor) => {
    expect(style({ overlayStyle: 'solid-custom', overlayColor }).background).toBe('var(--color-bg)');
  });

  test.each(['#12345680', 'tomato', 'rgb(1 2 3 / 50%)', 'hsl(120deg, 10%, 20%)'])(
    'accepts %s',
    (overlayColor) => {
      expect(style({ overlayStyle: 'solid-custom', overlayColor }).background).toBe(overlayColor);
    },
  );

  test("is the theme's background, a colour, or a gradient in the order of its stops [R3.017] [R3.018]", () => {
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
