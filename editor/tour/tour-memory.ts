const KEY = 'strapwork.tour';

/** Whether an agent has seen the hints on this device. */
export function hasSeenTour(uid: string): boolean {
  try {
    return localStorage.getItem(`${KEY}.${uid}`) !== null;
  } catch {
    // Without storage the hints would appear every time.
    return true;
  }
}

export function rememberTour(uid: string): void {
  try {
    localStorage.setItem(`${KEY}.${uid}`, new Date().toISOString());
  } catch {
    // They are not shown without storage.
  }
}
