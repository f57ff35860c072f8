import { createContext, useContext } from 'react';
import type { FormPart_FormFragment } from './form-part.generated.ts';

/** A form posted without JavaScript and rejected: its page is rendered again with its values. */
export type PostedForm = {
  formId: string;
  /** Entered values by field name. */
  values: Record<string, string>;
  /** Names of the fields that were sent with the value of the customer's account. */
  accountFields?: readonly string[];
  /** `field` is the name of the invalid control, null for the form as a whole. */
  error: { field: string | null; text: string };
  /** The form with the captcha that must be solved. */
  form?: FormPart_FormFragment;
};

const PostedFormContext = createContext<PostedForm | null>(null);

export const PostedFormProvider = PostedFormContext.Provider;

/** The rejected form with that id, if this page responds to it. */
export function usePostedForm(formId: string): PostedForm | null {
  const posted = useContext(PostedFormContext);

  return posted?.formId === formId ? posted : null;
}
