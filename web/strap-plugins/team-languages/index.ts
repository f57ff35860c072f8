import { defineStrap } from '../kit/define-strap.ts';
import { TeamLanguagesStrapDocument } from './data.generated.ts';
import { parts } from './parts.ts';
import { TeamLanguagesView } from './view.tsx';

export default defineStrap({
  name: 'strap-team-languages',
  label: 'Team by language',
  description: 'The languages your team speaks, and who speaks them.',
  keywords: 'agents spanish french multilingual speaks people',
  set: 'original',
  parts,
  View: TeamLanguagesView,
  data: { document: TeamLanguagesStrapDocument, variables: () => ({}) },
});
