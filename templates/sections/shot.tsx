import type { Evidence } from '../model/site'
import { monthInWords } from '../model/text'
import { PhotoImage } from './photo'

/** What the title block of a photo says; it leaves out what is not known. */
export interface TitleBlockWords extends Pick<Evidence, 'place' | 'taken'> {
  repair?: string | undefined
}

interface ShotProps {
  photo: Evidence
  repair?: string | undefined
  /** It is in the first screen. */
  first?: boolean
}

/** A photo with its title block in the corner, like that of a drawing. */
export function Shot({ photo, repair, first = false }: ShotProps) {
  return (
    <div className="shot">
      <PhotoImage picture={photo} first={first} />
      <TitleBlock repair={repair} place={photo.place} taken={photo.taken} />
    </div>
  )
}

export function TitleBlock({ repair, place, taken }: TitleBlockWords) {
  if (!repair && !place && !taken) return null
  return (
    <p className="title-block">
      {repair && <strong>{repair}</strong>}
      {place && <span>{place}</span>}
      {taken && <span>{monthInWords(taken)}</span>}
    </p>
  )
}
