import type { FieldProblem, FormProblem } from '#domain/contact/check-submission.ts';
import { badInput, type EngineError } from '#engine/errors.ts';

const PROBLEMS: Record<FieldProblem | FormProblem, string> = {
  required: 'This field is required',
  phone: 'Please enter a valid phone number',
  email: 'Please enter a valid e-mail address',
  number: 'Please enter a number',
  date: 'Please enter a day',
  day: 'Please choose another day',
  option: 'Please choose one of the options',
  'too-long': 'This is too long',
  'captcha-missing': 'Please enter the numbers',
  'captcha-needed': 'Please enter the numbers of the picture: they show that you are human',
  'captcha-used': 'These numbers were used already',
  captcha: 'These are not the numbers',
  sent: 'This form was sent already',
  'too-many': 'Too many messages were sent. Try again later.',
  expired: 'This form is not valid any more: open it again',
};

/** Why a submission is not accepted. */
export function rejected(field: string, problem: FieldProblem | FormProblem): EngineError {
  return badInput(field, PROBLEMS[problem], problem);
}
