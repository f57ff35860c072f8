/** Hash of any page that opens the Form Editor. */
export const FORMS_HASH = '#form-editor';
