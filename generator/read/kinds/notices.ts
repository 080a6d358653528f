/** Notices at the top of pages, which have their days. */
import type { Announcement } from '../../../templates/model/site'
import type { ContentFile, Path } from '../source/content-file'
import { noticeFile } from '../files/content-folder'

/** The day where the site is built, "2026-03-14": nobody means the one of Greenwich. */
export const localToday = (): string => {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The notice if today is one of its days. Suspects one whose days are over, because it was probably forgotten. */
export function noticeOf(
  file: ContentFile,
  notice: Announcement | undefined,
  today: string,
  path: Path,
): Announcement | undefined {
  if (!notice) return undefined
  const { from = today, until = today } = notice
  if (until < today)
    file.suspect(
      {
        kind: 'notice',
        words: until,
        why: 'was the last day of this notice, which no page shows any more; take it out, or give it another day',
      },
      { path: [...path, 'until'] },
    )
  return from <= today && today <= until ? notice : undefined
}

/** Whether copy stands in a notice. Without a path it is the body of the file. */
export const isInNotice = ({ file }: Pick<ContentFile, 'file'>, path: Path | undefined): boolean =>
  path?.[0] === 'notice' || (file === noticeFile && path !== undefined)
