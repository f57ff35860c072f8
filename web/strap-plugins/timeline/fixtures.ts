import { defaultState, type TimelineState } from './parts.ts';
import { sample } from './sample.ts';

const [first, second, third, fourth] = sample.items ?? [];

export const fixtures: Record<string, TimelineState> = {
  'with pictures': {
    ...defaultState,
    title: { html: 'From one listing to a street corner', size: 'h2' },
    text: { html: '<p>Twenty years on the same sidewalk.</p>' },
    items: [first, second, third, fourth].flatMap((item, index) =>
      item
        ? [
            index === 1
              ? {
                  ...item,
                  image: { imageUrl: '/_files/demo/scenes/office-edmonton.jpg', altText: 'The office' },
                }
              : item,
          ]
        : [],
    ),
  },
  'without items': { ...defaultState, items: [] },
};
