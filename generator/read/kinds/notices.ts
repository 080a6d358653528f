/** Notices at the top of pages, which have their days. */
import type { Announcement } from '../../../templates/model/site'

/** The notice if today is one of its days. */
export function noticeOf(notice: Announcement | undefined, today: string): Announcement | undefined {
  if (!notice) return undefined
  const { from = today, until = today } = notice
  return from <= today && today <= until ? notice : undefined
}
