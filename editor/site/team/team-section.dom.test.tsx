import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForAgent } from '#web/src/testing/render-for-agent.tsx';
import { stubDialogs } from '#web/src/testing/stub-dialogs.ts';
import { request } from '../../api/api.ts';
import { notifyAgent } from '../../notifications/notify-agent.ts';
import { TeamSection } from './team-section.tsx';

vi.mock('../../api/api.ts', async (original) => ({ ...(await original<object>()), request: vi.fn() }));
vi.mock('../../notifications/notify-agent.ts', () => ({ notifyAgent: vi.fn() }));

type Stored = { revision: string; doc: Record<string, unknown> };
type Given = { id: string; revision: string; agent: Record<string, unknown> };

/** The team as the site stores it, by id. */
let team: Record<string, Stored>;
const change = (doc: object) => {
  team.ada = { revision: `${Number(team.ada?.revision) + 1}`, doc: { ...team.ada?.doc, ...doc } };
};

const write = ({ id, revision }: Given, done: () => void) => {
  if (!team[id]) return { result: { message: 'Not found.', field: null } };
  if (team[id].revision !== revision) return { result: { savedBy: 'Ben Agent' } };

  done();
  return { result: { id } };
};

beforeEach(() => {
  stubDialogs();
  Element.prototype.scrollIntoView = vi.fn();
  team = {
    ada: { revision: '1', doc: { displayName: 'Ada', role: 'realtor', title: 'Realtor', kept: [1] } },
  };
  vi.mocked(request).mockImplementation(async (document, variables) => {
    const given = variables as Given;
    if (document.includes('EditorPasskeys'))
      return { list: { passkeys: [], isAvailable: true, needsPassword: true } } as never;
    if (document.includes('EditorSaveAgent')) return write(given, () => change(given.agent)) as never;
    if (document.includes('EditorRemoveAgent')) return write(given, () => delete team[given.id]) as never;
    if (document.includes('EditorAddAgent')) {
      team[`${given.agent.id ?? 'new'}`] = { revision: '9', doc: given.agent };
      return { result: { id: 'new' } } as never;
    }
    const roster = Object.entries(team).map(([id, { doc, revision }]) => {
      return { id, uid: `${id}-uid`, revision, displayName: doc.displayName, doc: { ...doc, id } };
    });
    return { roster } as never;
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};

/** Ada is edited, and somebody does something to her before she is saved. */
async function saveAfter(meanwhile: () => void) {
  renderForAgent(<TeamSection viewerUid={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Ada' }));
  type('Phone', '780-555-0100');
  meanwhile();
  press('Save Team Member');
}

test('a member without concurrent changes is saved', async () => {
  await saveAfter(() => {});

  expect(await screen.findByRole('button', { name: 'Edit Ada' })).toBeTruthy();
  expect(team.ada?.doc).toMatchObject({ phone: '780-555-0100', kept: [1] });
});

test('a member who was just saved is listed and removed in the saved version', async () => {
  await saveAfter(() => {});
  let respond = () => {};
  const response = new Promise<void>((resolve) => (respond = resolve));
  const reply = vi.mocked(request).getMockImplementation();
  vi.mocked(request).mockImplementationOnce(async (...requests) => {
    await response;
    return reply?.(...requests) as never;
  });
  await waitFor(() => expect(team.ada?.revision).toBe('2'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByRole('button', { name: 'Remove Ada' })).toBeNull();

  respond();
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(team.ada).toBeUndefined());
});

test('a conflict names who changed the member, retains the typed values, and can be overwritten', async () => {
  await saveAfter(() => change({ title: 'Broker' }));

  expect((await screen.findByRole('alert')).textContent).toBe(
    'Ben Agent changed this team member in the meantime. What you typed is not saved yet.',
  );
  expect(field('Phone').value).toBe('780-555-0100');
  expect(team.ada?.doc).not.toHaveProperty('phone');
  type('Office', 'Whyte Avenue');
  expect(screen.getByRole('alert')).toBeTruthy();

  press('Save Mine Over It');
  expect(await screen.findByRole('button', { name: 'Edit Ada' })).toBeTruthy();
  expect(team.ada?.doc).toMatchObject({
    phone: '780-555-0100',
    officeName: 'Whyte Avenue',
    title: 'Realtor',
  });
});

test('overwriting a newer version reports another concurrent change', async () => {
  await saveAfter(() => change({ title: 'Broker' }));
  await screen.findByRole('alert');
  change({ title: 'Manager' });
  press('Save Mine Over It');

  const again = screen.getByRole('button', { name: 'Save Mine Over It' });
  await waitFor(() => expect(again.getAttribute('aria-disabled')).toBe('false'));
  expect(team.ada?.doc).toMatchObject({ title: 'Manager' });
  press('Save Mine Over It');
  await waitFor(() => expect(team.ada?.doc).toMatchObject({ title: 'Realtor', phone: '780-555-0100' }));
});

test('the newer version can be loaded and saved, and the typed values restored', async () => {
  await saveAfter(() => change({ title: 'Broker' }));
  await screen.findByRole('alert');
  press('Load the newer version');

  expect(field('Title').value).toBe('Broker');
  expect(field('Phone').value).toBe('');
  expect(screen.getByRole('status').textContent).toBe(
    'This is the newer version. Your changes are put aside.',
  );
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ada' }));
  press('Bring My Changes Back');
  expect(field('Phone').value).toBe('780-555-0100');
  expect(screen.queryByRole('status')).toBeNull();

  type('Title', 'Broker and mentor');
  press('Save Team Member');
  expect(await screen.findByRole('button', { name: 'Edit Ada' })).toBeTruthy();
  expect(team.ada?.doc).toMatchObject({ title: 'Broker and mentor', phone: '780-555-0100' });
});

test('a member who was removed meanwhile can be added again with the typed values', async () => {
  await saveAfter(() => delete team.ada);

  expect((await screen.findByRole('alert')).textContent).toMatch(/took this team member off the team/);
  expect(screen.queryByRole('button', { name: 'Load the newer version' })).toBeNull();
  press('Put Back on the Team');
  expect(await screen.findByRole('button', { name: 'Edit Ada' })).toBeTruthy();
  expect(team.ada?.doc).toMatchObject({ phone: '780-555-0100', kept: [1] });
});

test('removing a member with a concurrent change asks for confirmation again', async () => {
  renderForAgent(<TeamSection viewerUid={null} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ada' }));
  change({ displayName: 'Ada Roy' });
  const confirm = async () =>
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await confirm();

  expect(
    await screen.findByText(
      'Ben Agent changed Ada Roy in the meantime. Are you sure you want to remove Ada Roy from the team?',
    ),
  ).toBeTruthy();
  expect(team.ada).toBeDefined();
  await confirm();
  await waitFor(() => expect(team.ada).toBeUndefined());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Ada Roy' })).toBeNull());
  expect(notifyAgent).toHaveBeenLastCalledWith({
    type: 'notice',
    message: 'Ada Roy is no longer on the team.',
  });
});

test('agents change their password, and errors are shown at the field', async () => {
  renderForAgent(<TeamSection viewerUid="ada-uid" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Change Password' }));
  vi.mocked(request).mockResolvedValueOnce({
    result: { message: 'This is not your password.', field: 'current' },
  } as never);
  const current = screen.getByLabelText('Your password so far');
  fireEvent.change(current, { target: { value: 'wrong' } });
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'quite another phrase' } });
  press('Change Password');

  expect((await screen.findByRole('alert')).textContent).toBe('This is not your password.');
  expect(current.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(current);

  vi.mocked(request).mockResolvedValueOnce({ result: { signedOut: 1 } } as never);
  fireEvent.change(current, { target: { value: 'right' } });
  press('Change Password');

  await waitFor(() => expect(notifyAgent).toHaveBeenCalled());
  expect(vi.mocked(request).mock.calls.map(([, variables]) => variables)).toContainEqual({
    current: 'right',
    password: 'quite another phrase',
  });
});

test('an agent with only a passkey can choose a password without a current one', async () => {
  renderForAgent(<TeamSection viewerUid="ada-uid" />);
  const button = await screen.findByRole('button', { name: 'Change Password' });
  vi.mocked(request).mockResolvedValueOnce({
    list: { passkeys: [], isAvailable: true, needsPassword: false },
  } as never);
  fireEvent.click(button);

  await screen.findByRole('heading', { name: 'Choose a password' });
  expect(screen.queryByLabelText('Your password so far')).toBeNull();
});
