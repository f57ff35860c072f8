type ChoiceButtonsProps<Name extends string> = {
  /** Name of the group for screen readers. */
  label: string;
  className: string;
  choices: readonly { name: Name; label: string }[];
  chosen: Name;
  onChoose: (name: Name) => void;
};

/** Buttons of which one is pressed. */
export function ChoiceButtons<Name extends string>(props: ChoiceButtonsProps<Name>) {
  const { label, className, choices, chosen, onChoose } = props;

  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.name}
          type="button"
          className="editor-button"
          aria-pressed={choice.name === chosen}
          onClick={() => onChoose(choice.name)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
