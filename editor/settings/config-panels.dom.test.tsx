import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completeStrapConfig } from '#domain/page/complete-strap-config.ts';
import type { StrapConfig } from '#domain/page/page.ts';
import { strapConfigSchema } from '#domain/page/page-schema.ts';
import { strapConfig } from '#domain/page/strap-config.ts';
import { readyTheme } from '#domain/theme/palettes.ts';
import { mediaClasses, overlayStyle, videoSources } from '#web/strap-plugins/kit/frame/background-style.ts';
import { safeClassNames } from '#web/strap-plugins/kit/frame/safe-class-names.ts';
import { StrapFrame } from '#web/strap-plugins/kit/frame/strap-frame.tsx';
import { ConfigPanels } from './config-panels.tsx';
import { SETTINGS_OUTLINE, type SettingsPlace, tabOf } from './settings-outline.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const THEME = readyTheme('classic');

/** All tabs of the settings over a configuration as state. */
function edit(start: StrapConfig, place: SettingsPlace = {}) {
  let current = start;
  function Edited() {
    const [config, setConfig] = useState(start);
    return SETTINGS_OUTLINE.map(({ tab }) => (
      <ConfigPanels
        key={tab}
        tab={tab}
        place={place}
        config={config}
        theme={THEME}
        follows={['columns', 'pictures', 'buttons']}
        onChange={(changed) => {
          current = changed;
          setConfig(changed);
        }}
      />
    ));
  }
  const { unmount } = render(<Edited />);

  return { current: () => current, unmount };
}

const settle = () => act(() => void vi.advanceTimersByTime(500));

const label = (name: string) =>
  screen.queryByLabelText(name, { selector: 'input:not([type=range]), select' });
const type = (name: string) => (text: string) => {
  const control = label(name);
  if (control) fireEvent.change(control, { target: { value: text } });
  settle();
};
const press = (role: 'radio' | 'checkbox' | 'button', name: string | RegExp) => () => {
  const [control] = screen.queryAllByRole(role, { name, hidden: true });
  if (control) fireEvent.click(control);
};

/** Everything an agent can do, and which members of the configuration it sets. */
const ACTIONS: Record<string, (text: string) => void> = {
  'style.theme': press('radio', 'Feature'),
  'style.theme back': press('radio', 'Default'),
  'style.bgTransparent': press('checkbox', /^Transparent/),
  'style.textAlign': press('radio', 'Right'),
  'style.rule': press('checkbox', 'Divider below'),
  hidden: press('checkbox', 'Hidden to visitors'),
  'style.frame.width': press('radio', 'Edge to edge'),
  'style.frame.height': () => type('Height')('screen'),
  'style.frame.above': () => type('Space above')('none'),
  'style.frame.below': () => type('Space below')('large'),
  'style.frame.columns': () => type('Columns on a wide screen')('4'),
  'style.frame.pictures': press('radio', 'Arch'),
  'style.frame.buttons': press('radio', 'Outline'),
  'style.overlayStyle scrim': press('radio', 'Behind the words'),
  'style.bgImage.imageUrls off': press('checkbox', 'Show pictures behind the section'),
  'style.bgImage.imageUrls down': press('button', 'Move Picture 1 down'),
  'style.bgImage.imageUrls less': press('button', 'Remove Picture 1'),
  'style.bgImage.greyscale': press('checkbox', 'In grey'),
  'style.bgImage.repeat': press('checkbox', 'Repeated as tiles'),
  'style.bgImage.parallax': press('checkbox', 'Parallax'),
  'style.bgImage.kenburns': press('checkbox', 'Ken Burns'),
  'style.bgImage.transitionStyle': () => type('How one picture follows another')('fade'),
  'style.bgImage.transitionInterval': type('Seconds between two pictures'),
  'style.bgVideo.mp4Url': type('Address of the MP4 video'),
  'style.bgVideo.webmUrl': type('Address of the WebM video'),
  'style.bgVideo.oggUrl': type('Address of the Ogg video'),
  'style.overlayStyle': press('radio', 'Own colour'),
  'style.overlayColor': type('Colour of the overlay'),
  'style.overlayStyle gradient': press('radio', 'Own gradient'),
  'style.overlayGradient.colors': press('button', 'Add a Colour'),
  'style.overlayGradient.colors place': type('Place, %'),
  'style.overlayGradient.colors less': press('button', 'Remove This Colour'),
  'style.overlayGradient.angle': type('Angle in degrees'),
  'style.overlayAlpha': type('Overlay transparency'),
  outerClasses: type('Classes on the whole section'),
  innerClasses: type('Classes on its content'),
};

/** What is typed: numbers within and out of limits, addresses, colours, class names, and none of them. */
const typed = fc.oneof(
  fc.integer({ min: -999, max: 999 }).map(String),
  fc.constantFrom(
    '/_files/a.mp4',
    'https://a.example/b.webm',
    'javascript:alert(1)',
    'teal',
    'wide tall',
    '',
  ),
  fc.string({ maxLength: 12 }),
);

test('the frame renders any settings, before and after storing them', () => {
  const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(ACTIONS)), typed), {
    minLength: 3,
    maxLength: 14,
  });

  fc.assert(
    fc.property(steps, (chosen) => {
      const { current, unmount } = edit(
        strapConfig({ style: { bgImage: { imageUrls: ['/a.jpg', '/b.jpg'] } } }),
      );
      for (const [name, text] of chosen) ACTIONS[name]?.(text);
      const config = current();
      unmount();

      expect(strapConfigSchema.safeParse(config).data).toEqual(config);
      expect(completeStrapConfig(JSON.parse(JSON.stringify(config)))).toEqual(config);
      expectFrameReads(config);
    }),
    { numRuns: 15 },
  );
}, 60_000);

function expectFrameReads(config: StrapConfig) {
  const { style } = config;
  const strap = { id: 'one', name: 'strap-text', order: 0, state: {}, config };
  const frame = document.createElement('div');
  frame.innerHTML = renderToStaticMarkup(<StrapFrame strap={strap}>words</StrapFrame>);
  const section = frame.querySelector('.strap');
  const classes = [
    `theme-${style.theme}`,
    `is-${style.textAlign}`,
    ...safeClassNames(config.outerClasses).split(' '),
  ];

  for (const name of classes.filter(Boolean)) expect(section?.classList.contains(name), name).toBe(true);
  const { columns, ...frameStyle } = style.frame;
  for (const [member, value] of Object.entries(frameStyle)) {
    expect(section?.classList.contains(`in-${member}-${value}`), member).toBe(value !== 'auto');
  }
  expect(section?.getAttribute('style')).toBe(columns > 0 ? `--strap-columns:${columns}` : null);
  expect(section?.classList.contains('has-rule')).toBe(style.rule);
  expect(section?.classList.contains('is-transparent')).toBe(style.bgTransparent);
  expect([...frame.querySelectorAll('source')].map((source) => source.getAttribute('src'))).toEqual(
    videoSources(style).map(({ src }) => src),
  );
  const media = frame.querySelector('.strap__media');
  if (media) {
    expect(media.className).toBe(mediaClasses(style));
    const overlay = media.querySelector<HTMLElement>('.strap__overlay');
    const { opacity } = overlayStyle(style);
    expect(overlay?.style.opacity).toBe(opacity === undefined ? '' : String(opacity));
  }
}

test('every member of a configuration can be set', () => {
  const start = strapConfig({ style: { bgImage: { imageUrls: ['/a.jpg', '/b.jpg'] } } });
  const changed = new Set<string>();
  const { current } = edit(start);
  const texts: Record<string, string> = {
    'style.bgImage.transitionInterval': '9',
    'style.overlayColor': 'teal',
    'style.overlayGradient.angle': '30',
    'style.overlayAlpha': '40',
    outerClasses: 'wide',
    innerClasses: 'tall',
  };
  for (const name of Object.keys(ACTIONS)) {
    const before = leaves(current());
    ACTIONS[name]?.(texts[name] ?? '/video.mp4');
    for (const [path, value] of leaves(current())) if (before.get(path) !== value) changed.add(path);
  }

  expect([...changed].sort()).toEqual([...leaves(start).keys()].sort());
});

/** Every member by its path, lists as a whole. */
function leaves(value: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(value).flatMap(([key, member]) =>
      typeof member === 'object' && !Array.isArray(member)
        ? [...leaves(member, `${path}${key}.`)]
        : [[`${path}${key}`, JSON.stringify(member)] as const],
    ),
  );
}

test('numbers are clamped to their limits', () => {
  const { current } = edit(strapConfig({ style: { overlayStyle: 'gradient-custom' } }));
  type('Overlay transparency')('140');
  type('Seconds between two pictures')('0');
  type('Angle in degrees')('-4000');

  const { overlayAlpha, bgImage, overlayGradient } = current().style;
  expect([overlayAlpha, bgImage.transitionInterval, overlayGradient.angle]).toEqual([100, 0.1, -360]);
});

test('the last picture cannot be removed; a switch turns all off and restores them', () => {
  const { current } = edit(strapConfig({ style: { bgImage: { imageUrls: ['/a.jpg', '/b.jpg'] } } }));
  press('button', 'Remove Picture 1')();

  expect(current().style.bgImage.imageUrls).toEqual(['/b.jpg']);
  expect(screen.queryByRole('button', { name: 'Remove Picture 1' })).toBeNull();
  press('checkbox', 'Show pictures behind the section')();
  expect(current().style.bgImage.imageUrls).toEqual([]);
  press('checkbox', 'Show pictures behind the section')();
  expect(current().style.bgImage.imageUrls).toEqual(['/b.jpg']);
});

test('a requested panel is open, scrolled into view and focused', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  edit(strapConfig(), { panel: 'video' });
  const video = screen.getByText('Video').closest('details') as HTMLDetailsElement;

  expect(video.open).toBe(true);
  expect(scrollIntoView.mock.contexts).toEqual([video]);
  expect(document.activeElement).toBe(within(video).getByText('Video').closest('summary'));
  expect(tabOf({ panel: 'video' })).toBe('background');
  expect(tabOf({ group: 'classes' })).toBe('style');
  expect(tabOf({})).toBe('content');
});
