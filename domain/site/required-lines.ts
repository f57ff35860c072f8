/** A line that rules of advertising require on the site of an office in a state or province, beside the brokerage's name. */
export type RequiredLine = 'texasNotice' | 'texasServices' | 'ontarioBrokerage' | 'californiaLicence';

/** A line of a page as visitors see it; `points` is the size of its type. */
export type SeenLine = { text: string; points: number; isLink: boolean };

/** One form that a line may have. */
type Form = { pattern: RegExp; points?: number; isLink?: boolean };

/** Keys of `office.provinceCode`. `isOnHome`: of the home page alone; the others are of every page. */
const LINES: Record<RequiredLine, { region: string; isOnHome: boolean; forms: readonly Form[] }> = {
  // 22 TAC §531.20: the long name from 10 points on, the short one from 12.
  texasNotice: {
    region: 'TX',
    isOnHome: true,
    forms: [
      { pattern: /texas real estate commission consumer protection notice/i, points: 10, isLink: true },
      { pattern: /trec consumer protection notice/i, points: 12, isLink: true },
    ],
  },
  // 22 TAC §531.20: to the completed form.
  texasServices: {
    region: 'TX',
    isOnHome: true,
    forms: [
      {
        pattern: /texas real estate commission information about brokerage services/i,
        points: 10,
        isLink: true,
      },
      { pattern: /trec information about brokerage services/i, points: 12, isLink: true },
    ],
  },
  // O. Reg. 357/22: a brokerage names its kind, in English or French.
  ontarioBrokerage: {
    region: 'ON',
    isOnHome: false,
    forms: [{ pattern: /\b(?:real estate )?brokerage\b|\bmaison de courtage\b/i }],
  },
  // Business and Professions Code §10140.6: eight digits with the name of the department.
  californiaLicence: {
    region: 'CA',
    isOnHome: false,
    forms: [{ pattern: /\b(?:Cal)?(?:DRE|BRE)\b[^\d]{0,24}\d{8}\b/i }],
  },
};

/** Half a pixel: sizes are computed in pixels, and three quarters of one are a point. */
const ROUNDING_POINTS = 0.375;

/** The lines that are missing, or smaller than they may be, on a page of an office. */
export function missingLines(
  seen: readonly SeenLine[],
  { provinceCode, isHome }: { provinceCode: string; isHome: boolean },
): RequiredLine[] {
  const region = provinceCode.trim().toUpperCase();
  const isThere = ({ pattern, points = 0, isLink = false }: Form) =>
    seen.some(
      (line) =>
        pattern.test(line.text) && line.points + ROUNDING_POINTS >= points && (line.isLink || !isLink),
    );

  return (Object.keys(LINES) as RequiredLine[]).filter((name) => {
    const line = LINES[name];

    return line.region === region && (isHome || !line.isOnHome) && !line.forms.some(isThere);
  });
}
