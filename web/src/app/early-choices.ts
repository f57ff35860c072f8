type Box = HTMLInputElement & { type: 'checkbox' | 'radio' };
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A file cannot be chosen by a script. */
const FIELDS = 'input:not([type=file]), select, textarea';

/** What a field says; of a box, whether it is ticked. */
type Choice = { field: Field; said: string | boolean };

/** What these fields say now. To be asked before anything is drawn anew: that would bring back what the server sent. */
export function choicesIn(targets: readonly EventTarget[]): Choice[] {
  return [...new Set(targets)]
    .filter((target) => target instanceof HTMLElement && target.matches(FIELDS))
    .map((target) => target as Field)
    .map((field) => ({ field, said: isBox(field) ? field.checked : field.value }));
}

/**
 * Tells the page what was typed and chosen before it worked: the browser keeps it in the fields, but React has not heard of it. One after
 * the other, in tasks of their own, so that each is added to what those before it have changed.
 */
export async function makeChoices(choices: readonly Choice[]): Promise<void> {
  for (const { field, said } of choices) {
    await nextTask();
    // An event makes the part of the page it lies in work.
    tell(field, 'input');
    await nextTask();
    if (field.isConnected && said !== servedBy(field)) choose(field, said);
  }
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function choose(field: Field, said: string | boolean): void {
  if (isBox(field)) {
    field.checked = !said;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = String(said);
  else write(field, String(said));
  tell(field, 'input');
  tell(field, 'change');
}

/** React takes a value for a new one where it differs from what was last written on the element itself. The caret stays. */
function write(field: HTMLInputElement | HTMLTextAreaElement, said: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, said);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** What stood there at first, or stands there since the page was told. */
function servedBy(field: Field): string | boolean | undefined {
  if (isBox(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;

  return [...field.options].find((option) => option.defaultSelected)?.value;
}

function isBox(field: Field): field is Box {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function tell(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
