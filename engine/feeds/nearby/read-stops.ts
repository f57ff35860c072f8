import { parse } from 'csv-parse/sync';
import { FeedFileError } from '../feed-record.ts';
import { type ReadPlaces, readLat, readLon } from './read-places.ts';

type Line = { record: Record<string, string | undefined>; info: { lines: number } };

/** A stop or platform, a station; entrances and the like are none of a visitor's concern. */
const STOP = '0';
const STATION = '1';
const NEEDED = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'];

/** `stops.txt` of a GTFS feed. Platforms of a station in the file are left out: the station stands for them. */
export function readStops(file: string, text: string): ReadPlaces {
  const lines = parseLines(file, text);
  const missing = NEEDED.filter((column) => lines[0] && !(column in lines[0].record));
  if (lines.length === 0) throw new FeedFileError(`${file} has no stops`);
  if (missing.length > 0) throw new FeedFileError(`${file}, line 1: the column ${missing[0]} is missing`);

  const stations = new Set(
    lines.filter(({ record }) => record.location_type === STATION).map(({ record }) => record.stop_id),
  );
  const read: ReadPlaces = { places: [], rejected: [] };
  for (const { record, info } of lines) {
    const type = record.location_type || STOP;
    if ((type !== STOP && type !== STATION) || stations.has(record.parent_station || undefined)) continue;
    const where = `${file}, line ${info.lines}`;
    const problem = problemOf(record);
    if (problem) {
      read.rejected.push({ record: where, reason: problem });
      continue;
    }
    const description = record.stop_desc?.trim();
    read.places.push({
      id: `transit:${record.stop_id}`,
      kind: 'transit',
      name: record.stop_name?.trim() ?? '',
      detail: description && description !== record.stop_name?.trim() ? description.slice(0, 120) : null,
      lat: Number(record.stop_lat),
      lon: Number(record.stop_lon),
      ring: null,
    });
  }

  return read;
}

function problemOf(record: Line['record']): string | null {
  if (!record.stop_id?.trim()) return 'stop_id is empty';
  if (!record.stop_name?.trim()) return 'stop_name is empty';
  if (readLat(record.stop_lat) === null) return 'stop_lat is not a latitude';

  return readLon(record.stop_lon) === null ? 'stop_lon is not a longitude' : null;
}

function parseLines(file: string, text: string): Line[] {
  try {
    return parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Line[];
  } catch (error) {
    throw new FeedFileError(`${file} is not CSV: ${(error as Error).message}`);
  }
}
