import { type FormEvent, useState } from 'react';
import { isPromptPhone, onlyDigits, typedPromptPhone } from '#domain/contact/phone.ts';
import { message } from '../../messages.ts';
import type { NagAction, NagProblem } from '../nag.machine.ts';
import { StepFoot } from './step-foot.tsx';
import '../../forms/form-view.css';

type ContactStepProps = {
  isWaiting: boolean;
  problem: NagProblem | null;
  onAction: (action: NagAction) => void;
  onCancel: () => void;
};

/** The phone prompt: digits, hyphens and parentheses. */
export function ContactStep({ isWaiting, problem, onAction, onCancel }: ContactStepProps) {
  const [phone, setPhone] = useState('');
  const [isTouched, setIsTouched] = useState(false);
  const isValid = isPromptPhone(phone);
  const isShownInvalid = isTouched && !isValid;
  const failure = message(problem === 'notSaved' ? 'nag.contact.notSaved' : 'nag.failed');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isValid && !isWaiting) onAction({ type: 'contact.save', phone: onlyDigits(phone) });
  }

  return (
    <form className="nag__form" noValidate onSubmit={submit}>
      <p>{message('nag.contact.text')}</p>
      <div className="form-field">
        <label className="form-field__label" htmlFor="nag-phone">
          {message('nag.contact.phone')}
        </label>
        <input
          id="nag-phone"
          className="form-field__control"
          type="tel"
          autoComplete="tel-national"
          required
          maxLength={30}
          value={phone}
          onChange={({ target }) => {
            setPhone(typedPromptPhone(target.value));
            setIsTouched(true);
          }}
          onBlur={() => setIsTouched(true)}
          aria-invalid={isShownInvalid || undefined}
          aria-describedby="nag-phone-problem"
        />
        <p className="form-field__error" id="nag-phone-problem" role="status">
          {isShownInvalid && message('form.problem.phone')}
        </p>
      </div>
      <StepFoot problem={problem && failure} onCancel={onCancel}>
        <button type="submit" className="button" disabled={!isValid || isWaiting}>
          {message('nag.next')}
        </button>
      </StepFoot>
    </form>
  );
}
