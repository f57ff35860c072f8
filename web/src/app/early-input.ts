type Box = HTMLInputElement & { type: 'checkbox' | 'radio' };
type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Scripts cannot set file inputs. */
const FIELDS = 'input:not([type=file]), select, textarea';

/** The value of a field; for a checkbox or radio, whether it is checked. */
type Input = { field: Field; value: string | boolean };

/** The current values of these fields. Read them before React renders, which resets them to the server's values. */
export function readInput(targets: readonly EventTarget[]): Input[] {
  return [...new Set(targets)]
    .filter((target) => target instanceof HTMLElement && target.matches(FIELDS))
    .map((target) => target as Field)
    .map((field) => ({ field, value: currentValue(field) }));
}

function currentValue(field: Field): string | boolean {
  return isBox(field) ? field.checked : field.value;
}

/**
 * Replays input from before hydration: the browser shows it in the fields, but React has not seen it. One field after
 * the other, each in its own task, so that every change builds on the previous ones. Hydration in between can take a
 * while: what the visitor types meanwhile counts.
 */
export async function replayInput(inputs: readonly Input[]): Promise<void> {
  const latest = new Map<EventTarget | null, Input['value']>(
    inputs.map(({ field, value }) => [field, value]),
  );
  let isReplaying = false;
  const note = ({ target }: Event) => {
    if (!isReplaying && latest.has(target)) latest.set(target, currentValue(target as Field));
  };
  const replaying = (step: () => void) => {
    isReplaying = true;
    step();
    isReplaying = false;
  };
  document.addEventListener('input', note, true);

  for (const { field } of inputs) {
    await nextTask();
    // An event makes React hydrate the boundary around the field first.
    replaying(() => dispatch(field, 'input'));
    await nextTask();
    const value = latest.get(field);
    if (value !== undefined && field.isConnected && value !== renderedValue(field))
      replaying(() => applyInput(field, value));
  }
  document.removeEventListener('input', note, true);
}

export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

function applyInput(field: Field, value: string | boolean): void {
  if (isBox(field)) {
    field.checked = !value;
    field.click();
    return;
  }
  if (field instanceof HTMLSelectElement) field.value = String(value);
  else setValue(field, String(value));
  dispatch(field, 'input');
  dispatch(field, 'change');
}

/** React detects a new value by comparing it with the last one set on the element itself. Restores the caret. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** The value the server rendered, or the one React set since. */
function renderedValue(field: Field): string | boolean | undefined {
  if (isBox(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;

  return [...field.options].find((option) => option.defaultSelected)?.value;
}

function isBox(field: Field): field is Box {
  return field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);
}

function dispatch(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
