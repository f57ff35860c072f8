import { useState } from 'react';
import { ApiError, sentenceOfError } from '../api/api-error.ts';
import { moveItem } from '../fields/move-item.ts';
import { editorMessage } from '../messages.ts';
import { notifyAgent } from '../notifications/notify-agent.ts';
import { useMay } from '../use-may.ts';
import { changedNavs, withEntry, withoutEntry, withoutPage } from './menu-entry.ts';
import { nameOf } from './page-table.tsx';
import { pathOf } from './path-of.ts';
import { deletePage, orderPages } from './store-pages.ts';
import { type ListedPage, usePageList } from './use-page-list.ts';
import { useSiteNavigation } from './use-site-navigation.ts';

/** The pages of the site and the navigation, with the changes the list offers: delete, move, show in the menu. */
export function usePageListChanges() {
  const { loaded: list, reload: loadAgain } = usePageList();
  const navigation = useSiteNavigation();
  const maySite = useMay('site');
  const [ordered, setOrdered] = useState<readonly ListedPage[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const pages = ordered ?? (typeof list === 'object' ? list : []);

  const reload = () => {
    setOrdered(null);
    void loadAgain();
  };
  const leaveMenus = async (page: ListedPage) => {
    const { navs, save } = navigation;
    const left = navs && changedNavs(navs, (nav) => withoutPage(nav, pathOf(page.slug)));
    if (!left || !maySite || !(await save(left))) return;
    notifyAgent({ type: 'notice', message: editorMessage('pages.menu.removed', { name: nameOf(page) }) });
  };

  return {
    list,
    /** In the order the agent has given them, also while it is saved. */
    pages,
    navigation,
    problem,
    reload() {
      reload();
      navigation.load();
    },

    async remove(page: ListedPage) {
      const { slug, revision } = page;
      setProblem(null);
      try {
        await deletePage({ slug, revision: revision ?? '' });
        await leaveMenus(page);
      } catch (error) {
        // A failed request is only logged, as the page remains in the list. A rejection has a message for the agent.
        if (error instanceof ApiError) console.error(`${slug} was not deleted:`, error);
        else setProblem(sentenceOfError(error));
      }
      reload();
    },

    move(page: ListedPage, by: number) {
      const from = pages.indexOf(page);
      const next = moveItem([...pages], from, from + by);
      setProblem(null);
      setOrdered(next);
      orderPages(next.map(({ slug }) => slug)).catch((error: unknown) => {
        setProblem(sentenceOfError(error));
        reload();
      });
    },

    async putInMenu(page: ListedPage, isIn: boolean) {
      const nav = navigation.navs?.header ?? [];
      const path = pathOf(page.slug);
      const name = nameOf(page);
      const header = isIn ? withEntry(nav, { path, name }) : withoutEntry(nav, path);
      if (!(await navigation.save({ header }))) return;
      notifyAgent({
        type: 'notice',
        message: editorMessage(isIn ? 'pages.menu.added' : 'pages.menu.removed', { name }),
      });
    },
  };
}
