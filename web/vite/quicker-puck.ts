import type { Plugin } from 'vite';

type Change = { what: string; from: string; to: string };

/**
 * Places in Puck whose work grows with the page and is done at every key. They are exact pieces of its release: with one that reads
 * otherwise the build ends, and whoever updates Puck looks whether the change is still wanted.
 */
export const CHANGES: readonly Change[] = [
  {
    what: 'Rich text is handed on once typing has paused for as long as other text, not at every key.',
    from: 'useDebounce(null, 50, {\n    leading: true,\n    maxWait: 200\n  })',
    to: 'useDebounce(null, 200)',
  },
  {
    what: 'The markup of rich text is written when it is handed on, not at every key.',
    from: `const html = editor2.getHTML();
      const { from, to } = editor2.state.selection;
      setDebouncedState({ from, to, html });
      resetTimer(html);
      lastSyncedRef.current = html;`,
    to: `const { doc, selection: { from, to } } = editor2.state;
      let html;
      setDebouncedState({ from, to, get html() { return html ??= editor2.getHTML(); } });
      resetTimer(doc);
      lastSyncedRef.current = doc;`,
  },
  {
    what: 'Permissions are worked out for each strap only where a kind of strap has its own way to.',
    from: '} else {\n      flattenData(state, config).map(',
    to: '} else if (Object.values(config.components).some((component) => component.resolvePermissions)) {\n      flattenData(state, config).map(',
  },
  {
    what: 'What rich text can become is asked anew where the caret stands in other marks or another block, not at every key.',
    from: 'return (ctx) => __spreadValues(__spreadValues({}, defaultEditorState(ctx, readOnly)), selector ? selector(ctx, readOnly) : {});',
    to: `let place = '', known = null;
    return (ctx) => {
      const { selection, storedMarks } = ctx.editor && !ctx.editor.isDestroyed ? ctx.editor.state : {};
      const from = selection && selection.empty && !selector ? selection.$from : null;
      const blocks = from ? Array.from({ length: from.depth + 1 }, (_, depth) => [from.node(depth).type.name, from.node(depth).attrs]) : [];
      const here = from ? JSON.stringify([from.marks(), storedMarks, blocks]) : '';
      if (!here || here !== place) known = __spreadValues(__spreadValues({}, defaultEditorState(ctx, readOnly)), selector ? selector(ctx, readOnly) : {});
      place = here;
      return known;
    };`,
  },
  {
    what: 'No rule asks the whole canvas, at every key, whether something in it is empty.',
    // It is in a style sheet and, for the canvas, in a module: as a class that nothing has it is right in both.
    from: 'body:has(._DropZone--isAnimating_wc2ks_74:empty) [data-puck-overlay]',
    to: '.is-nowhere',
  },
  {
    what: 'Where the selected strap lies is looked up now and then, not by asking for every frame there could be.',
    from: `frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      doc.removeEventListener("scroll", onScroll, true);
      view.removeEventListener("resize", onResize);
      cancelAnimationFrame(frame);`,
    to: `frame = setTimeout(() => tick(performance.now()), MEASURE_EVERY_MS);
    };
    frame = setTimeout(() => tick(performance.now()), MEASURE_EVERY_MS);
    return () => {
      doc.removeEventListener("scroll", onScroll, true);
      view.removeEventListener("resize", onResize);
      clearTimeout(frame);`,
  },
  {
    what: 'What lies over a strap, and is not seen while one is dragged, is not placed anew at every bit a drag scrolls the page.',
    from: 'if (syncRafRef.current != null) return;',
    to: 'if (syncRafRef.current != null || ref.current?.ownerDocument.documentElement.hasAttribute("data-dragging")) return;',
  },
  {
    what: 'Puck keeps no steps of its own: the editor has them (web/src/editor/history), and nobody goes back by these.',
    from: 'if (record) record(newAppState);',
    to: '',
  },
  {
    what: 'Styles that are copied into the canvas are told apart by their text, not by a SHA-1 of it.',
    from: 'import hash from "object-hash";',
    to: 'const hash = (html) => html;',
  },
];

/** Puck with less to do between a key and the paint (docs/measuring.md). */
export function quickerPuck(): Plugin {
  const left = new Set(CHANGES);

  return {
    name: 'quicker-puck',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!id.includes('/@puckeditor/core/dist/')) return null;
      const changed = withChanges(code, (change) => left.delete(change));

      return changed === code ? null : { code: changed, map: null };
    },
    buildEnd(error) {
      const [missing] = left;
      if (!error && missing) this.error(`Puck has changed where this build changes it: ${missing.what}`);
    },
  };
}

/** The module with those changes that are for it. */
export function withChanges(code: string, onChange: (change: Change) => void = () => {}): string {
  return CHANGES.reduce((text, change) => {
    if (!text.includes(change.from)) return text;
    onChange(change);

    return text.replaceAll(change.from, () => change.to);
  }, code);
}
