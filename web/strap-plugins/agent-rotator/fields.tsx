import type { Fields } from '@puckeditor/core';
import { linesField } from '#web/src/editor/fields/choices-field.tsx';
import {
  headingField,
  numberField,
  sliderIntervalField,
  sliderStyleField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { AgentRotatorState } from './state.ts';

export const fields: Fields<AgentRotatorState> = {
  title: headingField('Heading'),
  agentIDs: linesField('Agents, one a line as in their profile’s address (empty shows everybody)'),
  perView: numberField('Side by side', { min: 1, max: 4 }),
  interval: sliderIntervalField('Seconds between two slides'),
  style: sliderStyleField('How they move'),
};
