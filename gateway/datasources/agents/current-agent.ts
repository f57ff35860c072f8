type Row = { id: string; uid: string; doc?: Record<string, unknown> };
type Identity = { subject: string; email: string | null | undefined };

/** The row of the signed-in agent, by uid or email; else the first of the response (decision 0023). */
export function currentAgent(rows: readonly Row[], identity: Identity | null): Row | null {
  const isOwn = ({ uid, doc }: Row) =>
    uid === identity?.subject || (identity?.email != null && doc?.email === identity.email);

  return rows.find(isOwn) ?? rows[0] ?? null;
}
