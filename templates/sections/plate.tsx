import { ReadingSheet } from '../illustrations/reading-sheet'
import { plates } from '../illustrations/plates'
import type { DrawnPlate, PlateName } from '../illustrations/plates'
import type { PlateWords, Rich } from '../model/site'
import { useDrawing } from '../drawing-address'
import { platePath } from '../model/urls'
import { usePlateWords, useWords } from '../words'

/** A drawing as wide as its section, with its title block, which holds the caption. */
export function Plate({ name, caption }: { name: PlateName; caption?: Rich | undefined }) {
  const words = useWords()
  const { title, view } = name === 'reading-sheet' ? words.readingSheet : usePlate(name)
  return (
    <figure className="figure plate">
      {name === 'reading-sheet' ? <ReadingSheet words={words} /> : <PlateFile name={name} />}
      <figcaption>
        <b>{title}</b>
        {caption && <span dangerouslySetInnerHTML={{ __html: caption.html }} />}
        <small>{view}</small>
      </figcaption>
    </figure>
  )
}

/** It loads when it comes near the screen. */
function PlateFile({ name }: { name: DrawnPlate }) {
  const { width, height, alt } = usePlate(name)
  const address = useDrawing(platePath(name))
  return <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
}

/** The size of a plate, and its words. Those that content does not hold yet stand beside the size. */
function usePlate(name: DrawnPlate) {
  type Said = PlateWords['plates']['root-barrier']
  const words: Partial<Record<DrawnPlate, Said>> = usePlateWords().plates
  return { ...plates[name], ...words[name] } as (typeof plates)[DrawnPlate] & Said
}
