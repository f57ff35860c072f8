import { useEffect, useRef } from 'react';
import { message } from '../messages.ts';
import { ACCOUNT_NAME, OTHER_NAME } from './form-fields.ts';

type AccountChoiceProps = {
  /** Name of the field. */
  name: string;
  /** Of the account, masked. */
  value: string;
  isOther: boolean;
  hasError: boolean;
};

/** Says which value of the account is sent, and offers to enter another one: the style sheet shows the field then. */
export function AccountChoice({ name, value, isOther, hasError }: AccountChoiceProps) {
  const other = useRef<HTMLInputElement>(null);
  // The value of the account was not accepted: the session has ended.
  useEffect(() => {
    if (hasError && other.current) other.current.checked = true;
  }, [hasError]);
  const isPhone = name === 'phone';

  return (
    <>
      <input type="hidden" name={ACCOUNT_NAME} value={name} />
      <p className="form-field__account">
        {message(isPhone ? 'form.account.phone' : 'form.account.email', { value })}
      </p>
      <label className="form-field__other">
        <input
          ref={other}
          type="checkbox"
          name={OTHER_NAME}
          value={name}
          defaultChecked={isOther || hasError}
        />
        {message(isPhone ? 'form.other.phone' : 'form.other.email')}
      </label>
    </>
  );
}
