import type { SoldRules } from '../../display-rules/sold-rules.ts';
import { RestSource, type RestSourceOptions } from '../rest-source.ts';
import { type ShownSold, showSold } from './show-sold.ts';
import { soldsAnswer, soldWire } from './solds.types.ts';

type Options = RestSourceOptions & {
  source: string;
  rules: SoldRules;
  /** Whether who asks may see anything that is sold; else the service is not even asked. */
  isAllowed: boolean;
};

export type SoldPage = { gated: boolean; total: number | null; items: ShownSold[] };

/** `space/{spaceID}/solds/{source}/office`: what the office has sold, as far as it may be shown. */
export class SoldsSource extends RestSource {
  readonly #root: readonly string[];
  readonly #rules: SoldRules;
  readonly #isAllowed: boolean;

  constructor({ source, rules, isAllowed, ...options }: Options) {
    super(options);
    this.#root = ['space', this.spaceId, 'solds', source, 'office'];
    this.#rules = rules;
    this.#isAllowed = isAllowed;
  }

  async list(query: { limit: number; offset: number; text?: string }): Promise<SoldPage> {
    if (!this.#isAllowed) return { gated: true, total: null, items: [] };

    const { total, solds } = await this.get(soldsAnswer, this.#root, query);
    const items = solds.flatMap((sold) => showSold(sold, this.#rules) ?? []);
    return { gated: false, total: total ?? items.length, items };
  }

  async getById(id: string): Promise<{ gated: boolean; sold: ShownSold | null }> {
    if (!this.#isAllowed) return { gated: true, sold: null };

    const sold = await this.find(soldWire, [...this.#root, id]);
    return { gated: false, sold: sold && showSold(sold, this.#rules) };
  }
}
