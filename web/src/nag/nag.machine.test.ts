import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ViewingCondition } from '#domain/account/viewing-conditions.ts';
import {
  type NagAction,
  type NagEvent,
  type NagOutcome,
  type NagProfile,
  nagMachine,
} from './nag.machine.ts';

const ITEMS = ['termsAgreement', 'email_verified', 'contactInfo', 'loggedIn'] as const;

function profileWith(...open: ViewingCondition[]): NagProfile {
  return {
    conditions: ITEMS.map((item) => ({ item, complete: !open.includes(item) })),
    terms: { version: '1', text: 'Terms' },
  };
}

const PENDING = () => new Promise<never>(() => {});

function start(
  load: () => Promise<NagProfile>,
  act: (action: NagAction) => Promise<NagOutcome> = PENDING,
  followUp = () => {},
) {
  return createActor(
    nagMachine.provide({
      actors: {
        loadProfile: fromPromise(load),
        act: fromPromise<NagOutcome, NagAction>(({ input }) => act(input)),
      },
      actions: { followUp },
    }),
  ).start();
}

test('the flow first loads the profile of the customer [R4.055]', async () => {
  const load = vi.fn(async () => profileWith('contactInfo'));
  const nag = start(load);

  expect(nag.getSnapshot().value).toBe('checking');
  expect(load).toHaveBeenCalledTimes(1);
  expect(nag.getSnapshot().can({ type: 'contact.save', phone: '7805551234' })).toBe(false);
  expect((await waitFor(nag, (at) => at.matches('ready'))).context.item).toBe('contactInfo');
});

test.each<[ViewingCondition[], ViewingCondition]>([
  [['contactInfo'], 'contactInfo'],
  [['email_verified', 'contactInfo'], 'email_verified'],
  [['termsAgreement', 'email_verified', 'contactInfo'], 'termsAgreement'],
  [['termsAgreement', 'email_verified', 'contactInfo', 'loggedIn'], 'loggedIn'],
])('of %j the next one is %s [R4.056 R4.057]', async (open, item) => {
  const nag = start(async () => profileWith(...open));

  expect((await waitFor(nag, (at) => at.matches('ready'))).context.item).toBe(item);
});

test('the flow is ready, waits for the service and is done, which triggers the follow-up once [R4.058 R4.059]', async () => {
  const followUp = vi.fn();
  const nag = start(
    async () => profileWith('termsAgreement', 'contactInfo'),
    async ({ type }) => ({
      profile: type === 'terms.accept' ? profileWith('contactInfo') : profileWith(),
      rejection: null,
    }),
    followUp,
  );
  const values: unknown[] = [];
  nag.subscribe(({ value }) => values.push(value));
  await waitFor(nag, (at) => at.matches('ready'));

  nag.send({ type: 'terms.accept', version: '1' });
  const second = await waitFor(nag, (at) => at.context.item === 'contactInfo' && at.matches('ready'));
  expect(second.context.problem).toBeNull();
  expect(followUp).not.toHaveBeenCalled();
  nag.send({ type: 'contact.save', phone: '7805551234' });
  await waitFor(nag, (at) => at.matches('done'));

  expect(values).toEqual(['ready', 'waiting', 'ready', 'waiting', 'done']);
  expect(followUp).toHaveBeenCalledTimes(1);
});

test('a customer who has completed everything is done at once', async () => {
  const followUp = vi.fn();
  await waitFor(
    start(async () => profileWith(), undefined, followUp),
    (at) => at.matches('done'),
  );

  expect(followUp).toHaveBeenCalledTimes(1);
});

test.each<[ViewingCondition, NagAction, string]>([
  ['email_verified', { type: 'email.check' }, 'notConfirmed'],
  ['contactInfo', { type: 'contact.save', phone: '1' }, 'notSaved'],
  ['termsAgreement', { type: 'terms.accept', version: '0' }, 'failed'],
])('%s that is still open afterwards is a problem of its step', async (open, action, problem) => {
  const nag = start(
    async () => profileWith(open),
    async () => ({ profile: profileWith(open), rejection: null }),
  );
  await waitFor(nag, (at) => at.matches('ready'));
  nag.send(action);

  const again = await waitFor(nag, (at) => at.matches('ready') && at.context.problem !== null);
  expect(again.context).toMatchObject({ item: open, problem });
});

test('sending the email again is reported, and so is what the service says against it', async () => {
  let rejection: string | null = null;
  const nag = start(
    async () => profileWith('email_verified'),
    async () => ({ profile: profileWith('email_verified'), rejection }),
  );
  await waitFor(nag, (at) => at.matches('ready'));
  nag.send({ type: 'email.resend' });
  const resent = await waitFor(nag, (at) => at.matches('ready') && at.context.isResent);
  expect(resent.context.problem).toBeNull();

  rejection = 'Several were sent already.';
  nag.send({ type: 'email.resend' });
  const rejected = await waitFor(nag, (at) => at.matches('ready') && at.context.rejection !== null);
  expect(rejected.context).toMatchObject({ isResent: false, rejection, problem: null });
});

test('after a failure the step stays, and a profile that could not be loaded is loaded again', async () => {
  const load = vi.fn(async () => profileWith('contactInfo')).mockRejectedValueOnce(new Error('down'));
  const nag = start(load, async () => Promise.reject(new Error('down')));
  await waitFor(nag, (at) => at.matches('failed'));
  nag.send({ type: 'retry' });
  await waitFor(nag, (at) => at.matches('ready'));
  nag.send({ type: 'contact.save', phone: '7805551234' });
  const failed = await waitFor(nag, (at) => at.matches('ready') && at.context.problem !== null);

  expect(failed.context).toMatchObject({ item: 'contactInfo', problem: 'failed' });
});

test.each<NagEvent[]>([[], [{ type: 'contact.save', phone: '7805551234' }]])(
  'Cancel ends the flow without its follow-up',
  async (...events) => {
    const followUp = vi.fn();
    const nag = start(async () => profileWith('contactInfo'), PENDING, followUp);
    await waitFor(nag, (at) => at.matches('ready'));
    for (const event of [...events, { type: 'cancel' } as const]) nag.send(event);

    expect(nag.getSnapshot().value).toBe('cancelled');
    expect(followUp).not.toHaveBeenCalled();
  },
);
