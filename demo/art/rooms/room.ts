import { lighten } from '../colour.ts';
import type { Drawing } from '../drawing.ts';
import type { Mood } from '../mood.ts';
import type { Climate } from '../moods.ts';
import { createRandom, type Random } from '../random.ts';

/** A matching interior palette. */
export type Board = {
  wall: string;
  side: string;
  floor: string;
  wood: string;
  fabric: string;
  accent: string;
  second: string;
  metal: string;
};

export const board = (
  wall: string,
  floor: string,
  wood: string,
  fabric: string,
  accent: string,
  second: string,
  metal: string,
): Board => ({
  wall,
  side: lighten(wall, -0.04),
  floor,
  wood,
  fabric,
  accent,
  second,
  metal,
});

export const BOARDS: readonly Board[] = [
  board('#f1ede4', '#c79f74', '#a8794d', '#8fa39a', '#d58a5a', '#e9d9bd', '#3c3f42'),
  board('#e7ecea', '#b98f66', '#8d6543', '#4f6f7e', '#e0b15c', '#cfdad8', '#b8935a'),
  board('#f5eee6', '#d6b58d', '#b98a5e', '#c98268', '#51706a', '#f0d8c4', '#2f3236'),
  board('#dfe4e1', '#9f7a58', '#74543b', '#d9cfc0', '#b5563d', '#a9b8b0', '#c0a063'),
  board('#efe9f0', '#c4a17d', '#94714f', '#7b7f9f', '#e3a39a', '#ddd3e2', '#4b4a52'),
  board('#f7f3ea', '#8f6a4a', '#6b4b34', '#e6dccb', '#3f6658', '#d9c9a9', '#27292c'),
  board('#e9e3d5', '#cdb08a', '#9c7a55', '#5e7257', '#d9a441', '#f4ead6', '#3b3a38'),
  board('#dce6ea', '#d3b894', '#b08a62', '#f0e9df', '#2f5d73', '#bcd0d8', '#a3a6a8'),
];

/** Back wall of the room; the floor starts at its lower edge. */
export const BACK = { x: 300, y: 170, w: 1000, h: 630 } as const;

export type Room = { art: Drawing; random: Random; board: Board; mood: Mood; climate: Climate };

export function boardOf(name: string): Board {
  return createRandom(`${name} board`).pick(BOARDS);
}
