import { AgentCard } from '#web/src/agents/agent-card.tsx';
import { SoleAgent } from '#web/src/agents/agent-spread.tsx';
import { message } from '#web/src/messages.ts';
import { FindForm } from '#web/src/ui/find-form.tsx';
import { Pagination } from '#web/src/ui/pagination.tsx';
import { useLocation } from '#web/src/ui/routing.tsx';
import { SiteLink } from '#web/src/ui/site-link.tsx';
import type { StrapViewProps } from '../kit/define-strap.ts';
import { Heading } from '../kit/heading.tsx';
import { levelBelow } from '../kit/heading-levels.ts';
import type { AgentSearchStrapQuery } from './data.generated.ts';
import { pagePath, searchText } from './data.ts';
import type { AgentSearchState } from './parts.ts';
import '#web/src/site/page-head.css';
import './view.css';

/** The form submits to the path of the search without the previous text. */
const SEARCH_PATH = '/agents';

export function AgentSearchView({
  state: { title, placeholder },
  data,
}: StrapViewProps<AgentSearchState, AgentSearchStrapQuery>) {
  const { pathname, search } = useLocation();
  const found = data?.agents;
  const text = searchText(pathname + search);
  // Nobody searches for the only agent.
  const sole = !text && found?.total === 1 ? found.agents[0] : undefined;
  const action = pathname.startsWith(`${SEARCH_PATH}/`) ? SEARCH_PATH : pathname;

  return (
    <div className="strap-agent-search__body">
      <div className="strap-agent-search__head page-head">
        <Heading part={title} />
        {!sole && (
          <FindForm
            action={action}
            text={text}
            label={message('agents.search.label')}
            placeholder={placeholder}
            submit={message('agents.search.submit')}
          />
        )}
      </div>
      {sole && <SoleAgent agent={sole} headingLevel={levelBelow(title)} />}
      {found && found.agents.length > 0 && !sole && (
        <>
          <p className="strap-agent-search__count" role="status">
            {message('agents.count', { count: found.total })}
          </p>
          <ul className={`strap-agent-search__list ${found.agents.length > 3 ? 'is-long' : ''}`}>
            {found.agents.map((agent) => (
              <li key={agent.id}>
                <AgentCard agent={agent} headingLevel={levelBelow(title)} />
              </li>
            ))}
          </ul>
          <Pagination
            page={found.page}
            pageCount={found.pageCount}
            hrefOf={(page) => pagePath(action, text, page)}
          />
        </>
      )}
      {found?.agents.length === 0 && (
        <p className="strap-agent-search__empty" role="status">
          {message(text ? 'agents.none' : 'agents.empty')}{' '}
          {text && <SiteLink href={action}>{message('agents.all')}</SiteLink>}
        </p>
      )}
    </div>
  );
}
