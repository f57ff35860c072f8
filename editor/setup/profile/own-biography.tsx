import { ControlField } from '../../fields/control-field.tsx';
import { setupMessage } from '../messages.ts';
import type { OwnProfile } from './use-own-profile.ts';

/** A few sentences about who sets the site up, stored in their profile when the step is left. */
export function OwnBiography({ profile: { biography, setBiography } }: { profile: OwnProfile }) {
  // One with formatting is changed where the formatting can be.
  if (biography === null)
    return (
      <div className="editor-field">
        <p className="editor-label">{setupMessage('people.biography')}</p>
        <p className="editor-help">{setupMessage('people.biography.formatted')}</p>
      </div>
    );

  return (
    <ControlField label={setupMessage('people.biography')} help={setupMessage('people.biography.help')}>
      {({ id, describedBy }) => (
        <textarea
          id={id}
          className="editor-input setup__biography"
          rows={6}
          maxLength={5000}
          placeholder={setupMessage('people.biography.example')}
          aria-describedby={describedBy}
          value={biography}
          onChange={({ target }) => setBiography(target.value)}
        />
      )}
    </ControlField>
  );
}
