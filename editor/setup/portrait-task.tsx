import { language } from '#domain/language/language.ts';
import { loadTeam } from '../site/team/team-store.ts';
import { useLoaded } from '../ui/use-loaded.ts';
import { setupMessage } from './messages.ts';

/** Names everybody without a portrait; nothing while there is nobody. */
export function PortraitTask() {
  const { loaded: team } = useLoaded(loadTeam);
  const names =
    typeof team === 'object' ? team.filter(({ doc }) => !doc.imageUrl).map(({ doc }) => doc.displayName) : [];
  if (names.length === 0) return null;

  return (
    <li>{setupMessage('end.todo.portrait', { names: new Intl.ListFormat(language()).format(names) })}</li>
  );
}
