/** An iCalendar file to be saved under a name. */
export function calendarResponse(calendar: string, name: string): Response {
  return new Response(calendar, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    },
  });
}
