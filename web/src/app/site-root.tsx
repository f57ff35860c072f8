import { ModalHost } from '../modals/modal-host.tsx';
import { NotificationHost } from '../notifications/notification-host.tsx';
import { PageView } from '../page/page-view.tsx';
import type { Navigation } from '../site/navigation.ts';
import { useIsFirstPage, useRouteData } from '../site/navigation-context.ts';
import { PostedFormProvider } from '../forms/posted-form.ts';
import { SiteProvider } from '../site/site-context.tsx';
import { AgentLayer } from './agent-layer.tsx';
import { CustomerLayer } from './customer-layer.tsx';
import { Document } from './document.tsx';
import { RootBoundary } from './root-boundary.tsx';
import { type Shell, ShellProvider } from './shell.ts';
import { SiteRouter } from './site-router.tsx';
import '../styles/index.css';

/** The whole site around the current page: the same tree on the server and in the browser. */
export function SiteRoot({ navigation, shell }: { navigation: Navigation; shell: Shell }) {
  return (
    <RootBoundary>
      <ShellProvider value={shell}>
        <SiteRouter navigation={navigation}>
          <ShownPage postedForm={shell.postedForm} />
        </SiteRouter>
      </ShellProvider>
    </RootBoundary>
  );
}

/** Every route renders the page its loader returned; routes differ in data only. */
function ShownPage({ postedForm }: Pick<Shell, 'postedForm'>) {
  const data = useRouteData();
  const isFirstPage = useIsFirstPage();

  return (
    <SiteProvider site={data.site}>
      <Document data={data}>
        <AgentLayer data={data}>
          <PostedFormProvider value={isFirstPage ? postedForm : null}>
            <PageView model={data.model} isFirstPage={isFirstPage} />
          </PostedFormProvider>
        </AgentLayer>
        <CustomerLayer />
        <ModalHost />
        <NotificationHost />
      </Document>
    </SiteProvider>
  );
}
