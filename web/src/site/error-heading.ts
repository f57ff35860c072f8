import { message } from '../messages.ts';

/** Heading of the error page for a status. */
export function errorHeading(code: number): string {
  switch (code) {
    case 404:
      return message('page.error.404.heading');
    case 500:
      return message('page.error.500.heading');
    default:
      return message('page.error.other.heading');
  }
}
