import { initialState } from '#domain/parts/initial-state.ts';
import { defineParts, part, type StateOf } from '#domain/parts/part.ts';

const MOMENT = defineParts({
  when: part.text('When', '2020'),
  title: part.heading('Heading', 'A moment', 'h3'),
  text: part.richText('Text', '<p>What happened.</p>'),
  image: part.image('Image'),
});

export const parts = defineParts({
  title: part.heading('Heading', 'Our story'),
  text: part.richText('Text'),
  items: part.list('Moments', 'Moment', MOMENT, [
    {
      when: '2004',
      title: { html: 'One desk, one listing', size: 'h3' },
      text: { html: '<p>It sold in nine days, to the neighbours.</p>' },
    },
    {
      when: '2011',
      title: { html: 'A door of our own', size: 'h3' },
      text: { html: '<p>The office on the main street, with a bell and a kettle.</p>' },
    },
    {
      when: '2019',
      title: { html: 'The hundredth family', size: 'h3' },
      text: { html: '<p>They sent the next three.</p>' },
    },
    {
      when: 'Today',
      title: { html: 'Still answering the phone', size: 'h3' },
      text: { html: '<p>More of us, the same kettle.</p>' },
    },
  ]),
});

export type TimelineState = StateOf<typeof parts>;

export const defaultState: TimelineState = initialState(parts);
