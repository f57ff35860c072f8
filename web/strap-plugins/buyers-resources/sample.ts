import { initialState } from '#domain/parts/initial-state.ts';
import { STARTER } from '../kit/starter-pictures.ts';
import { type BuyersResourcesState, ITEM } from './parts.ts';

/** What the picker inserts, to be replaced by the agent's own words. */
export const sample: Partial<BuyersResourcesState> = {
  title: { html: 'Before you buy', size: 'h2' },
  text: { html: '<p>Four things to have in hand before the first showing.</p>' },
  image: STARTER.kitchen,
  items: [
    {
      ...initialState(ITEM),
      icon: { name: 'piggy-bank', style: 'enclosed' },
      title: { html: 'Getting pre-approved', size: 'h3' },
      text: { html: '<p>A lender says what you can spend, and sellers know that you mean it.</p>' },
    },
    {
      ...initialState(ITEM),
      icon: { name: 'calculator', style: 'enclosed' },
      title: { html: 'What comes on top', size: 'h3' },
      text: { html: '<p>Legal fees, inspection and moving: plan for them from the start.</p>' },
    },
    {
      ...initialState(ITEM),
      icon: { name: 'map-pinned', style: 'enclosed' },
      title: { html: 'Choosing a neighbourhood', size: 'h3' },
      text: { html: '<p>Drive to work from there once, at the hour you would.</p>' },
    },
    {
      ...initialState(ITEM),
      icon: { name: 'clipboard-check', style: 'enclosed' },
      title: { html: 'The inspection', size: 'h3' },
      text: { html: '<p>Come along: you learn more in three hours than from any report.</p>' },
    },
  ],
};
