type Row = { id: string; uid: string; doc?: Record<string, unknown> };
type Identity = { subject: string; email: string | null | undefined };

/** The row of the agent who is signed in, by uid or e-mail address; else the first of the response (decision 0023). */
export function currentAgent(rows: readonly Row[], identity: Identity | null): Row | null {
  const isOwn = ({ uid, doc }: Row) =>
    uid === identity?.subject || (identity?.email != null && doc?.email === identity.email);

  return rows.find(isOwn) ?? rows[0] ?? null;
}
