import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestFrame } from '#web/src/testing/test-frame.tsx';
import { request } from '../../api/api.ts';
import { useOwnProfile } from './use-own-profile.ts';

vi.mock('../../api/api.ts', () => ({ request: vi.fn() }));

/** The stored document of the agent, and the API response to saving it. */
let doc: Record<string, unknown>;
let response: object;

beforeEach(() => {
  doc = { displayName: 'Ada', role: 'agent', kept: 1, extraInfo: { tagline: 'Here since 2011' } };
  response = { id: 'ada' };
  vi.mocked(request).mockImplementation(async (document, variables) => {
    if (!document.includes('EditorSaveAgent'))
      return { roster: [{ id: 'ada', uid: 'ada-uid', revision: '1', displayName: 'Ada', doc }] } as never;
    if ('id' in response) doc = (variables as { agent: Record<string, unknown> }).agent;
    return { result: response } as never;
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function Frame({ children }: { children: ReactNode }) {
  const agent = { uid: 'ada-uid', displayName: 'Ada' } as never;

  return <TestFrame viewer={{ agent }}>{children}</TestFrame>;
}

async function ownProfile() {
  const { result } = renderHook(useOwnProfile, { wrapper: Frame });
  await waitFor(() => expect(result.current.member).not.toBeNull());

  return result;
}

test('a typed biography is stored as paragraphs beside what the profile has', async () => {
  const profile = await ownProfile();
  act(() => profile.current.setBiography('I grew up here.\n\nAsk me & see.'));
  await act(async () => expect(await profile.current.saveBiography()).toBe(true));

  expect(doc).toMatchObject({
    kept: 1,
    extraInfo: { tagline: 'Here since 2011', bio: '<p>I grew up here.</p><p>Ask me &amp; see.</p>' },
  });
  expect(profile.current.biography).toBe('I grew up here.\n\nAsk me & see.');
});

test('a biography that is emptied is taken out of the profile', async () => {
  doc = { ...doc, bio: '<p>Older</p>', extraInfo: { bio: '<p>Old</p>' } };
  const profile = await ownProfile();
  expect(profile.current.biography).toBe('Old');
  act(() => profile.current.setBiography(''));
  await act(async () => void (await profile.current.saveBiography()));

  expect(doc).not.toHaveProperty('bio');
  expect(doc.extraInfo).not.toHaveProperty('bio');
});

test('a portrait chosen while a biography is typed keeps what is typed', async () => {
  const profile = await ownProfile();
  act(() => profile.current.setBiography('Typed'));
  await act(() => profile.current.savePortrait('/_files/me.jpg'));
  expect(doc.imageUrl).toBe('/_files/me.jpg');
  expect(profile.current.biography).toBe('Typed');
  await act(async () => void (await profile.current.saveBiography()));

  expect(doc).toMatchObject({ imageUrl: '/_files/me.jpg', extraInfo: { bio: '<p>Typed</p>' } });
});

test('a biography that the site refuses stays typed, with the reason', async () => {
  const profile = await ownProfile();
  response = { message: 'Too long.', field: 'agent.extraInfo.bio' };
  act(() => profile.current.setBiography('Typed'));
  await act(async () => expect(await profile.current.saveBiography()).toBe(false));

  expect(profile.current.problem).toContain('Too long.');
  expect(profile.current.biography).toBe('Typed');
});

test('a biography with formatting is not offered as plain text', async () => {
  doc = { ...doc, extraInfo: { bio: '<p><strong>Bold</strong></p>' } };
  const profile = await ownProfile();

  expect(profile.current.biography).toBeNull();
  await act(async () => expect(await profile.current.saveBiography()).toBe(true));
  expect(doc.extraInfo).toEqual({ bio: '<p><strong>Bold</strong></p>' });
});
