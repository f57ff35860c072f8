import { editorMessage } from '../../messages.ts';

const NEAR = 24;

/** Where text stops being JSON, as far as the browser's error tells. */
export function syntaxSentence(text: string, error: unknown): string {
  if (text.trim() === '') return editorMessage('tools.invalid.empty');
  const message = error instanceof Error ? error.message : '';
  if (/end of (?:JSON|data|input)|unterminated/i.test(message)) return editorMessage('tools.invalid.end');
  const place = placeIn(text, message);
  if (!place) return editorMessage('tools.invalid');

  return editorMessage('tools.invalid.at', {
    line: place.line,
    near: place.rest.slice(0, NEAR).trim() || editorMessage('tools.invalid.lineEnd'),
  });
}

/** Chromium names the position, Firefox line and column, Safari neither. */
function placeIn(text: string, message: string): { line: number; rest: string } | null {
  const [, position] = /position (\d+)/.exec(message) ?? [];
  if (position !== undefined) {
    const before = text.slice(0, Number(position));
    const [rest = ''] = text.slice(Number(position)).split('\n');

    return { line: before.split('\n').length, rest };
  }
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line === undefined) return null;

  return { line: Number(line), rest: (text.split('\n')[Number(line) - 1] ?? '').slice(Number(column) - 1) };
}
