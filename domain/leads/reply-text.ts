/** A text that a reply to a lead begins with, under its name in the menu. */
export type ReplyText = { name: string; text: string };

/** What is filled in: the first name of the sender, the home they ask about, the name of their agent. */
export const REPLY_PLACEHOLDERS = ['name', 'home', 'agent'] as const;
type Values = Record<(typeof REPLY_PLACEHOLDERS)[number], string>;

/** `Hello {name},` is `Hello,` where the name is unknown: a placeholder without a value goes with the space before it. */
export function fillReplyText(text: string, values: Values): string {
  return text
    .replace(/( ?)\{(name|home|agent)\}/g, (_, space: string, key: keyof Values) =>
      values[key] ? `${space}${values[key]}` : '',
    )
    .trimEnd();
}
