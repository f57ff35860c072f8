import { createContext, useContext } from 'react';

/** A form that a browser without JavaScript posted and that was refused: its page is rendered again with it. */
export type PostedForm = {
  formId: string;
  /** What was filled in, by the names of the fields. */
  values: Record<string, string>;
  /** `field` is the control at fault, null for the form as a whole. */
  error: { field: string | null; text: string };
};

const PostedFormContext = createContext<PostedForm | null>(null);

export const PostedFormProvider = PostedFormContext.Provider;

/** The refused form of that id which this page answers; null on every other page. */
export function usePostedForm(formId: string): PostedForm | null {
  const posted = useContext(PostedFormContext);

  return posted?.formId === formId ? posted : null;
}
