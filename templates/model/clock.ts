/** Matches the times that clock() reads, except "24:00": "8:00", "16:30", "8am", "4:30 p.m.", "noon", "midnight". */
export const timePattern =
  /^(?:(?:[01]?\d|2[0-3]):[0-5]\d|(?:0?[1-9]|1[0-2])(?::[0-5]\d)?\s*[ap]\.?m\.?|noon|midnight)$/i

/** Returns "16:00" for "4:00pm" or "4 p.m.". Midnight is "24:00", the end of a day. */
export function clock(time: string): string {
  if (/^[nm]/i.test(time)) return /^n/i.test(time) ? '12:00' : '24:00'
  const [, hour, minutes = '00', half = ''] = /^(\d+)(?::(\d\d))?\s*([ap]?)/i.exec(time)!
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minutes}`
}

/** In the order of the week. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
