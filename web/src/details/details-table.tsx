import type { ReactNode } from 'react';
import './details-table.css';

/** A table of the details. With large text on a phone it is wider than the page, so it scrolls by itself. */
export function DetailsTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen is scrolled by the keys.
    <section className="details-table__scroll" aria-label={label} tabIndex={0}>
      <table className="details-table">{children}</table>
    </section>
  );
}
