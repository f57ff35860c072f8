import type { LinkPart, MapPosition } from '#domain/page/parts.ts';
import { heading, type Look, type Photo, picture, prose, type StrapSeed, strap } from './strap-seed.ts';

type Figure = readonly [figure: string, what: string];

/** Large numbers, each with a line about it. */
export const figures = (
  title: string,
  items: readonly Figure[],
  look: Look = {},
  layout: 'row' | 'ledger' | 'headline' = 'row',
): StrapSeed =>
  strap(
    'strap-figures',
    {
      title: heading(title),
      layout,
      items: items.map(([figure, what]) => ({ figure: prose([figure]), text: prose([what]) })),
      note: { html: '' },
    },
    look,
  );

type QuestionAndAnswer = readonly [question: string, answer: string];

export const faq = (
  title: string,
  items: readonly QuestionAndAnswer[],
  { text = '', buttonList = [], look = {} }: { text?: string; buttonList?: LinkPart[]; look?: Look } = {},
): StrapSeed =>
  strap(
    'strap-faq',
    {
      title: heading(title),
      text: prose(text ? [text] : []),
      layout: 'aside',
      items: items.map(([question, answer]) => ({
        question: heading(question, 'h3'),
        answer: prose([answer]),
      })),
      buttonList,
    },
    look,
  );

type Step = readonly [time: string, title: string, text: string];

/** Numbered steps. */
export const steps = (
  title: string,
  items: readonly Step[],
  { layout = 'across', look = {} }: { layout?: 'across' | 'down'; look?: Look } = {},
): StrapSeed =>
  strap(
    'strap-process',
    {
      title: heading(title),
      text: { html: '' },
      layout,
      items: items.map(([time, name, text]) => ({ time, title: heading(name, 'h3'), text: prose([text]) })),
      buttonList: [],
    },
    look,
  );

type Moment = readonly [when: string, title: string, text: string, image?: Photo];

export const timeline = (title: string, items: readonly Moment[], look: Look = {}): StrapSeed =>
  strap(
    'strap-timeline',
    {
      title: heading(title),
      text: { html: '' },
      items: items.map(([when, name, text, image]) => ({
        when,
        title: heading(name, 'h3'),
        text: prose([text]),
        image: image ? picture(image) : { imageUrl: '' },
      })),
    },
    look,
  );

/** Names of publications, set like mastheads. */
export const press = (title: string, names: readonly string[], look: Look = {}): StrapSeed =>
  strap(
    'strap-press',
    {
      title: heading(title, 'h3'),
      layout: 'row',
      items: names.map((name) => ({ name, image: { imageUrl: '' }, quote: { html: '' }, href: '' })),
    },
    look,
  );

export const beforeAfter = (
  title: string,
  { before, after, text, look = {} }: { before: Photo; after: Photo; text: string; look?: Look },
): StrapSeed =>
  strap(
    'strap-before-after',
    {
      title: heading(title),
      text: prose([text]),
      before: picture(before),
      after: picture(after),
      beforeLabel: 'Before',
      afterLabel: 'After',
      caption: { html: '' },
    },
    look,
  );

type Review = readonly [stars: number, text: string, author: string, source: string, date: string];

export const reviews = (title: string, items: readonly Review[], look: Look = {}): StrapSeed =>
  strap(
    'strap-reviews',
    {
      title: heading(title),
      text: { html: '' },
      layout: 'columns',
      items: items.map(([stars, text, author, source, date]) => ({
        stars,
        text: prose([text]),
        author,
        source,
        date,
        href: '',
      })),
      buttonList: [],
    },
    look,
  );

export const newsletter = (title: string, text: string, look: Look = {}): StrapSeed =>
  strap(
    'strap-newsletter',
    { title: heading(title), text: prose([text]), buttonText: 'Subscribe', layout: 'aside' },
    look,
  );

type Value = {
  text: string;
  example: string;
  points: readonly string[];
  image: Photo;
  look?: Look;
  layout?: 'beside' | 'band';
};

/** Owners enter their address. */
export const homeValue = (
  title: string,
  { text, example, points, image, look = {}, layout = 'beside' }: Value,
): StrapSeed =>
  strap(
    'strap-home-value',
    {
      title: heading(title),
      text: prose([text]),
      placeholder: example,
      buttonText: 'Find out',
      points: [...points],
      image: picture(image),
      layout,
    },
    look,
  );

export const mortgage = (
  title: string,
  {
    text,
    price,
    buttonList = [],
    look = {},
  }: {
    text: string;
    price: number;
    buttonList?: LinkPart[];
    look?: Look;
  },
): StrapSeed =>
  strap('strap-mortgage', { title: heading(title), text: prose([text]), price, buttonList }, look);

type Office = {
  texts: readonly string[];
  position: MapPosition;
  openings: readonly (readonly [days: string, hours: string])[];
  look?: Look;
};

export const officeMap = (title: string, { texts, position, openings, look = {} }: Office): StrapSeed =>
  strap(
    'strap-office-map',
    {
      title: heading(title),
      text: prose(texts),
      position,
      openings: openings.map(([days, hours]) => ({ days, hours })),
      linkList: [],
    },
    look,
  );

export const teamLanguages = (
  title: string,
  text: string,
  languages: readonly string[],
  look: Look = {},
): StrapSeed =>
  strap(
    'strap-team-languages',
    { title: heading(title), text: prose([text]), languages: [...languages] },
    look,
  );

/** A place with its outline and figures; `place` is a Who's On First id. */
export const guide = (
  title: string,
  { text, place, look = {} }: { text: string; place: string; look?: Look },
): StrapSeed =>
  strap(
    'strap-neighbourhood-guide',
    { title: heading(title), text: prose([text]), places: [place], showHomes: true, buttonList: [] },
    look,
  );
