/** Notices at the top of pages, which have their days. */
import type { Announcement } from '../../../templates/model/site'

/** The day where the site is built, "2026-03-14": nobody means the one of Greenwich. */
export const localToday = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The notice if today is one of its days. */
export function noticeOf(notice: Announcement | undefined, today: string): Announcement | undefined {
  if (!notice) return undefined
  const { from = today, until = today } = notice
  return from <= today && today <= until ? notice : undefined
}
