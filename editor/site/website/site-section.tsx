import type { ReactNode } from 'react';

/** A collapsible section of a form. */
export function SiteSection({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="editor-section" open={isOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
