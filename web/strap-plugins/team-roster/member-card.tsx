import { initials } from '#web/src/agents/agent-text.ts';
import { message } from '#web/src/messages.ts';
import { Icon } from '#web/src/ui/icon.tsx';
import { coverSizes } from '#web/src/ui/image-sources.ts';
import { Picture } from '#web/src/ui/picture.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { TeamRosterQuery } from './team-roster.generated.ts';

type Member = TeamRosterQuery['roster'][number];

type MemberCardProps = {
  member: Member;
  headingLevel: 2 | 3;
  /** Columns on a wide screen. */
  columns: number;
  hasTagline: boolean;
};

/** Portrait, name, role and contact links of a team member; the name links to the profile. */
export function MemberCard({ member, headingLevel, columns, hasTagline }: MemberCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { displayName, title, role, tagline, email, phone } = member;

  return (
    <li className="strap-team-roster__card">
      <Portrait member={member} columns={columns} />
      <Heading className="strap-team-roster__heading">
        <SiteLink className="strap-team-roster__name" href={member.path}>
          {displayName}
        </SiteLink>
      </Heading>
      <p className="strap-team-roster__role">{title || role}</p>
      {hasTagline && tagline && <p className="strap-team-roster__tagline">{tagline}</p>}
      <p className="strap-team-roster__ways">
        {phone && (
          <a
            href={`tel:${phone.replace(/[^\d+]/g, '')}`}
            aria-label={message('roster.phone', { name: displayName, phone })}
          >
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} aria-label={message('roster.email', { name: displayName })}>
            <Icon name="mail" />
            {message('roster.email.short')}
          </a>
        )}
      </p>
    </li>
  );
}

function Portrait({
  member: { imageUrl, displayName },
  columns,
}: Pick<MemberCardProps, 'member' | 'columns'>) {
  if (!imageUrl) {
    return (
      <span className="in-pictures__box strap-team-roster__portrait is-initials" aria-hidden="true">
        {initials(displayName)}
      </span>
    );
  }

  return (
    <Picture
      className="in-pictures__box strap-team-roster__portrait"
      src={imageUrl}
      alt=""
      sizes={coverSizes(`(width > 48rem) ${Math.round(72 / columns)}rem, 46vw`, imageUrl, 4 / 5)}
      width={640}
      height={800}
    />
  );
}
