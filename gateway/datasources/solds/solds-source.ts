import { type ShownSold, showSold, soldHasText } from '../../display-rules/show-sold.ts';
import type { SoldRules } from '../../display-rules/sold-rules.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { soldsResponse, soldWire } from './solds.types.ts';

type Options = RestSourceOptions & {
  source: string;
  rules: SoldRules;
  /** Whether the visitor may see solds; the service is not called otherwise. */
  isAllowed: () => Promise<boolean>;
  /** Whether the service excludes withheld addresses from its text search. */
  withholds: boolean;
};

type SoldQuery = { limit: number; offset: number; text?: string };

const SALES_A_CALL = 100;
const SEARCHED_SALES = 1000;

export type SoldPage = { gated: boolean; total: number | null; solds: ShownSold[] };

/** `space/{spaceID}/solds/{source}/office`: the office's solds, as far as they may be shown. */
export class SoldsSource extends RestSource {
  readonly #root: readonly string[];
  readonly #rules: SoldRules;
  readonly #isAllowed: () => Promise<boolean>;
  readonly #withholds: boolean;

  constructor({ source, rules, isAllowed, withholds, ...options }: Options) {
    super(options);
    this.#root = ['space', this.spaceId, 'solds', source, 'office'];
    this.#rules = rules;
    this.#isAllowed = isAllowed;
    this.#withholds = withholds;
  }

  /** No visitor may see solds of this source, whatever they do. */
  get isNobodyAllowed(): boolean {
    return this.#rules.soldAllowed === 'nobody';
  }

  async list(query: SoldQuery): Promise<SoldPage> {
    if (!(await this.#isAllowed())) return { gated: true, total: null, solds: [] };
    if (query.text && !this.#withholds) return this.#findShown(query, query.text);

    const { total, solds } = await this.get(soldsResponse, this.#root, query);
    const shown = solds.flatMap((sold) => showSold(sold, this.#rules) ?? []);
    return { gated: false, total: total ?? shown.length, solds: shown };
  }

  /** Text is searched here, in the shown members of the newest sales: the service might match a withheld street. */
  async #findShown({ limit, offset }: SoldQuery, text: string): Promise<SoldPage> {
    const found: ShownSold[] = [];
    for (let from = 0; from < SEARCHED_SALES; from += SALES_A_CALL) {
      const { solds } = await this.get(soldsResponse, this.#root, { limit: SALES_A_CALL, offset: from });
      const shown = solds.flatMap((sold) => showSold(sold, this.#rules) ?? []);
      found.push(...shown.filter((sold) => soldHasText(sold, text)));
      if (solds.length < SALES_A_CALL) break;
    }

    return { gated: false, total: found.length, solds: found.slice(offset, offset + limit) };
  }

  async getById(id: string): Promise<{ gated: boolean; sold: ShownSold | null }> {
    if (!(await this.#isAllowed())) return { gated: true, sold: null };

    const sold = await this.find(soldWire, [...this.#root, id]);
    return { gated: false, sold: sold && showSold(sold, this.#rules) };
  }
}
