type PageButtonsProps = {
  className: string;
  label: string;
  page: number;
  pageCount: number;
  /** Which page of how many. */
  place: string;
  previous: string;
  next: string;
  onPage: (page: number) => void;
};

/** The pages of a list, one to each side. */
export function PageButtons(props: PageButtonsProps) {
  const { className, label, page, pageCount, place, previous, next, onPage } = props;

  return (
    <nav className={className} aria-label={label}>
      <button type="button" className="editor-button" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {previous}
      </button>
      <span>{place}</span>
      <button
        type="button"
        className="editor-button"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        {next}
      </button>
    </nav>
  );
}
