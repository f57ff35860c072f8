type Unit = { id?: unknown; agentIds?: unknown; children?: unknown };

/** Ids of the agents of a unit, optionally with those of its sub-units; empty for an unknown unit. */
export function agentsOfUnit(chart: { units?: unknown }, unitId: string, includeChildren: boolean): string[] {
  const unit = findUnit(unitsOf(chart.units), unitId);

  return unit ? [...new Set(agentsOf(unit, includeChildren))] : [];
}

function findUnit(units: readonly Unit[], id: string): Unit | null {
  for (const unit of units) {
    const found = unit.id === id ? unit : findUnit(unitsOf(unit.children), id);
    if (found) return found;
  }
  return null;
}

function agentsOf(unit: Unit, includeChildren: boolean): string[] {
  const own = Array.isArray(unit.agentIds) ? unit.agentIds.filter((id) => typeof id === 'string') : [];
  if (!includeChildren) return own;

  return [...own, ...unitsOf(unit.children).flatMap((child) => agentsOf(child, true))];
}

const unitsOf = (value: unknown): Unit[] =>
  Array.isArray(value) ? value.filter((unit) => typeof unit === 'object' && unit !== null) : [];
