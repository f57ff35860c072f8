import type { Field } from '@puckeditor/core';
import type { RangePart } from '#domain/page/parts.ts';
import { numberField } from './part-fields.tsx';

/** Limits and initial value of a slider. */
export function rangeField(label: string): Field<RangePart> {
  return object(label, {
    min: numberField('Lowest', { min: 0 }),
    max: numberField('Highest', { min: 1 }),
    initial: numberField('At first', { min: 0 }),
  });
}

/** The same for a slider with two thumbs. */
export function twoEndedRangeField(label: string): Field<RangePart> {
  return object(label, {
    min: numberField('Lowest', { min: 0 }),
    max: numberField('Highest', { min: 1 }),
    initialStart: numberField('From, at first', { min: 0 }),
    initialEnd: numberField('To, at first', { min: 0 }),
    interval: numberField('Step', { min: 1 }),
  });
}

function object(label: string, objectFields: Record<string, Field<number>>): Field<RangePart> {
  return { type: 'object', label, objectFields } as unknown as Field<RangePart>;
}
