import { useMatches } from 'react-router';
import type { RouteData } from '../page/page-model.ts';
import { PageView } from '../page/page-view.tsx';
import { SiteProvider } from '../page/site-context.tsx';
import { AgentLayer } from './agent-layer.tsx';
import { Document } from './document.tsx';
import '../styles/index.css';

/** Every route draws the page its loader answered; what differs between routes is data. */
export function SiteRoot() {
  // Each route's loader answers RouteData (route-objects.ts).
  const data = useMatches().at(-1)?.loaderData as RouteData;

  return (
    <SiteProvider site={data.site}>
      <Document data={data}>
        <AgentLayer data={data}>
          <PageView model={data.model} />
        </AgentLayer>
      </Document>
    </SiteProvider>
  );
}
