import type { Fields } from '@puckeditor/core';
import { linesField } from '#web/src/editor/fields/choices-field.tsx';
import {
  headingField,
  linkListField,
  sliderIntervalField,
  sliderStyleField,
} from '#web/src/editor/fields/part-fields.tsx';
import type { AgentRotatorLargeState } from './state.ts';

export const fields: Fields<AgentRotatorLargeState> = {
  title: headingField('Heading'),
  agentIDs: linesField('Agents, one a line as in their profile’s address (empty shows everybody)'),
  interval: sliderIntervalField('Seconds between two slides'),
  style: sliderStyleField('How they move'),
  buttonList: linkListField('Buttons'),
};
