type Row = { what: string; value: string; budget: string; ok: boolean | null };
type Limit = { unit?: string; digits?: number };

/** Prints each result at once, and all as a table at the end. */
export class Report {
  readonly #rows: Row[] = [];

  atMost(what: string, value: number, limit: number, { unit = '', digits = unit ? 1 : 0 }: Limit = {}): void {
    this.#judge(what, `${value.toFixed(digits)} ${unit}`, `≤ ${limit} ${unit}`, value <= limit);
  }

  atLeast(what: string, value: number, limit: number): void {
    this.#judge(what, String(value), `≥ ${limit}`, value >= limit);
  }

  note(what: string, value: string): void {
    this.#rows.push({ what, value, budget: '', ok: null });
    console.log(`  ${what}: ${value}`);
  }

  /** A failed measurement counts as an exceeded budget. */
  failed(what: string, cause: unknown): void {
    this.#judge(what, 'not measured', '', false);
    console.error(cause);
  }

  /** Prints the table; returns whether every budget was met. */
  end(): boolean {
    console.log('\n| what | measured | budget |\n| --- | --- | --- |');
    for (const { what, value, budget, ok } of this.#rows)
      console.log(`| ${what} | ${value}${ok === false ? ' ✗' : ''} | ${budget} |`);

    const judged = this.#rows.filter(({ ok }) => ok !== null);
    const broken = judged.filter(({ ok }) => !ok);
    console.log(`\n${judged.length - broken.length} of ${judged.length} budgets met.`);
    for (const { what, value, budget } of broken) console.log(`✗ ${what}: ${value} (${budget})`);

    return broken.length === 0;
  }

  #judge(what: string, value: string, budget: string, ok: boolean): void {
    this.#rows.push({ what, value: value.trim(), budget: budget.trim(), ok });
    console.log(`${ok ? '✓' : '✗'} ${what}: ${value.trim()} ${budget && `(${budget.trim()})`}`);
  }
}
