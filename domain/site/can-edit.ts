/** Editing is allowed only with an agent's ID token, and only while that agent is authenticated. */
export function canEdit({
  hasIdToken,
  isAuthenticated,
}: {
  hasIdToken: boolean;
  isAuthenticated: boolean;
}): boolean {
  return hasIdToken && isAuthenticated;
}
