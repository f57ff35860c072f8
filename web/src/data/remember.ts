/** Keeps the last answers of an asking function; the oldest goes first, a failure is not kept. */
export function remember<Answer>(
  size: number,
): (key: string, askFor: () => Promise<Answer>) => Promise<Answer> {
  const answers = new Map<string, Promise<Answer>>();

  return (key, askFor) => {
    const known = answers.get(key);
    if (known) return known;

    const answer = askFor();
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    const [oldest] = answers.keys();
    if (answers.size > size && oldest !== undefined) answers.delete(oldest);

    return answer;
  };
}
