import { expect, test } from 'vitest';
import { moveIntoView, type Sides } from './move-into-view.ts';

const frame: Sides = { top: 60, right: 390, bottom: 780, left: 0 };
const tools: Sides = { top: 72, right: 300, bottom: 162, left: 12 };
const zoom: Sides = { top: 70, right: 380, bottom: 210, left: 340 };
const toggle: Sides = { top: 720, right: 250, bottom: 768, left: 140 };
const card = (left: number, top: number): Sides => ({ left, top, right: left + 280, bottom: top + 330 });

test('a card in view does not move the map', () => {
  expect(moveIntoView(card(40, 300), frame, [tools, zoom, toggle])).toEqual({ x: 0, y: 0 });
});

test('a card outside the frame is moved into it with a margin', () => {
  expect(moveIntoView(card(-20, 40), frame, [])).toEqual({ x: -32, y: -32 });
  expect(moveIntoView(card(130, 500), frame, [])).toEqual({ x: 32, y: 62 });
});

test('a card near the top is moved below the toolbars it overlaps, and only those', () => {
  expect(moveIntoView(card(20, 80), frame, [tools, zoom])).toEqual({ x: 0, y: -94 });
  expect(moveIntoView(card(90, 80), frame, [tools, zoom])).toEqual({ x: 0, y: -142 });
});

test('overlaps are computed after the card was moved into the frame', () => {
  expect(moveIntoView(card(-100, 80), frame, [{ ...tools, left: 200 }]).y).toBe(-94);
});

test('a card near the bottom is moved above the button there', () => {
  expect(moveIntoView(card(60, 430), frame, [toggle])).toEqual({ x: 0, y: 52 });
});

test('if there is no room between overlays only the frame counts, and hidden overlays never do', () => {
  const low = { ...frame, bottom: 420 };
  expect(moveIntoView(card(20, 75), low, [tools])).toEqual({ x: 0, y: 0 });
  expect(moveIntoView(card(20, 80), frame, [{ top: 0, right: 0, bottom: 0, left: 0 }])).toEqual({
    x: 0,
    y: 0,
  });
});
