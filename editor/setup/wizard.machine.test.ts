import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { NEW_WIZARD, WIZARD_STEPS, type WizardState } from '#domain/site/site-wizard.ts';
import { wizardMachine } from './wizard.machine.ts';

function started(input: WizardState) {
  const actor = createActor(wizardMachine, { input });
  actor.start();

  return actor;
}

test('each step is done or skipped in order, and the state says which', () => {
  const wizard = started(NEW_WIZARD);

  wizard.send({ type: 'next' });
  wizard.send({ type: 'skip' });
  wizard.send({ type: 'next' });
  wizard.send({ type: 'skip' });
  wizard.send({ type: 'next' });

  expect(wizard.getSnapshot().value).toBe('end');
  expect(wizard.getSnapshot().context.steps).toEqual({
    brand: 'done',
    people: 'skipped',
    pages: 'done',
    look: 'skipped',
    listings: 'done',
  });
});

test.each([...WIZARD_STEPS, 'end'] as const)('it is taken up again at %s, and Back works', (at) => {
  const wizard = started({ at, steps: { brand: 'done' } });
  const places = [...WIZARD_STEPS, 'end'];

  expect(wizard.getSnapshot().value).toBe(at);
  expect(wizard.getSnapshot().can({ type: 'back' })).toBe(at !== 'brand');
  wizard.send({ type: 'back' });

  expect(wizard.getSnapshot().value).toBe(places[Math.max(places.indexOf(at) - 1, 0)]);
  expect(wizard.getSnapshot().context.steps).toEqual({ brand: 'done' });
});

test('any step can be opened; skipping one that is done leaves it done; nothing follows the end', () => {
  const wizard = started({ at: 'end', steps: { look: 'done' } });

  expect(wizard.getSnapshot().can({ type: 'next' })).toBe(false);
  wizard.send({ type: 'go', step: 'look' });
  wizard.send({ type: 'skip' });

  expect(wizard.getSnapshot().value).toBe('listings');
  expect(wizard.getSnapshot().context.steps).toEqual({ look: 'done' });
});
