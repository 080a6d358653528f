import { isGroundKnown } from '../illustrations/common/ground'
import { ReadingSheet } from '../illustrations/sheet/reading-sheet'
import { narrowPlate, narrowSize } from '../illustrations/plates/sizes'
import type { DrawnPlate, PlateName } from '../illustrations/plates/sizes'
import type { Rich } from '../model/site'
import { useGroundDrawing } from '../drawing-address'
import { plates } from '../model/catalog'
import { platePath } from '../model/urls'
import { usePlateWords, useRegion, useWords } from '../words'
import { inner } from './rich'

/** Plates of the inside of a house, which show no ground. */
const inside: readonly PlateName[] = ['reading-sheet', 'floor-plan']

/** A drawing as wide as its section, with a title block that contains the caption. None of ground that nobody knows. */
export function Plate({ name, caption }: { name: PlateName; caption?: Rich | undefined }) {
  const words = useWords()
  const { plates: said } = usePlateWords()
  const region = useRegion()
  if (!isGroundKnown(region) && !inside.includes(name)) return undefined
  const { title, view } = name === 'reading-sheet' ? words.readingSheet : said[name]
  const block = (
    <figcaption>
      <b>{title}</b>
      {caption && <span dangerouslySetInnerHTML={inner(caption)} />}
      <small>{view}</small>
    </figcaption>
  )
  if (name === 'reading-sheet')
    return (
      <figure className="figure framed plate titled">
        {block}
        <ReadingSheet words={words} />
      </figure>
    )
  return (
    <figure className={`figure plate${shape(name)}`}>
      <PlateFile name={name} />
      {block}
    </figure>
  )
}

function shape(name: DrawnPlate) {
  if (isTall(name)) return ' tall'
  return narrowSize(name) === narrowPlate ? '' : ' low'
}

/** Whether a drawing is higher than wide, so that text fits beside it. */
export const isTall = (name: PlateName): boolean =>
  name !== 'reading-sheet' && plates[name].height > plates[name].width

/** The picture of a plate, without its title block. */
export function PlateFile({ name }: { name: DrawnPlate }) {
  const { alt } = usePlateWords().plates[name]
  const address = useGroundDrawing(platePath(name))
  return <img src={address} alt={alt} {...plates[name]} loading="lazy" decoding="async" />
}
