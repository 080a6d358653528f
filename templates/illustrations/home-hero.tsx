import { Fragment } from 'react'
import { wave } from './ground'
import { Hatched } from './hatches'
import { Dimension, Label } from './labels'
import { Oak, Pier, PierHead, Roots } from './parts'
import { Art, Placed } from './scene'

/** What the drawing shows, in words. */
export const homeHeroAlt =
  'Cross-section of a house beside a live oak. Steel piers pass through clay that moves and weathered caliche, and stand on limestone that holds firm.'

/** The section drawing that opens the home page. It fills the width; its height sets the scale. */
export function HomeHero() {
  return (
    <div className="drawing scene home-hero">
      <svg role="img" aria-label={homeHeroAlt}>
        <Art id="d-ground">
          <HeroGround />
        </Art>
        <Art id="d-house">
          <HeroHouse />
        </Art>
        <svg className="wide" viewBox="0 0 860 470">
          <use href="#d-ground" />
          <g className="house">
            <use href="#d-house" />
          </g>
          <Dimension on="clay" at={[24, 260]} down={104} />
          <Label on="clay" at={[44, 306]} text="Active clay moves" note="with every dry spell" />
          <Label
            on="clay"
            at={[404, 322]}
            text={'Steel piers'}
            note="stand on rock"
            anchor="end"
            leader={[
              [410, 317],
              [450, 317],
            ]}
          />
          <Label on="caliche" at={[44, 398]} text="Weathered caliche" />
          <Label on="limestone" at={[44, 449]} text="Limestone holds firm" />
        </svg>
        <svg className="narrow" viewBox="0 0 360 300">
          <Placed art="d-ground" x={252} y={0} scale={0.6} />
          <g className="house">
            <Placed art="d-house" x={252} y={0} scale={0.6} />
          </g>
          <Label on="clay" at={[12, 208]} text="Clay moves" />
          <Label on="caliche" at={[12, 240]} text="Caliche" />
          <Label on="limestone" at={[12, 280]} text="Limestone holds firm" />
        </svg>
      </svg>
    </div>
  )
}

/** Each stands under a beam of the slab, the underside of which is at `beams`; and how deep its foot is. */
const piers = [
  [456, 418],
  [575, 416],
  [694, 413],
  [808, 411],
] as const
const beams = 262

/** Far past both sides of the frame, for wide windows. */
const left = -900
const right = 1800

function HeroGround() {
  const strata = (y: number, length: number, height: number) =>
    `${wave(left, y, length, Math.ceil((right - left) / length), height)}V900H${left}z`
  return (
    <>
      <path className="hills" d="M-900 236v-24q260-60 520-20t440-4 400 34 440-2 900 10z" />
      <path className="topsoil" d={`M${left} 236H${right}V900H${left}z`} />
      <Hatched kind="clay" d={strata(258, 500, -12)} />
      <Hatched kind="caliche" d={strata(370, 640, 14)} />
      <Hatched kind="limestone" d={strata(416, 560, -10)} />
      <path className="grass" d={`M${left} 236H${right}`} />
      <path
        className="gap ink"
        d="M402 239l-3 22 5 16-6 24 12-24-3-16 3-22zM-120 239l-5 30 6 20-8 30 14-29-3-21 4-30zM930 239l-5 30 6 22-9 40 16-40-3-22 5-30zM-420 239l-3 22 5 16-6 24 12-24-3-16 3-22z"
      />
      <Roots d="M300 240c-20 22-50 16-74 34M304 240c20 20 46 18 66 32M298 242c-6 20-18 32-26 52M304 242c6 20 18 30 24 44" />
      <g className="ink">
        <Oak x={300} y={238} />
        <path className="oak" d="M842 234c-12-26 12-40 24-26 8-16 32-12 30 6 16 0 16 20 6 20z" />
        {piers.map(([x, foot]) => (
          <Fragment key={x}>
            <Pier x={x} top={270} foot={foot} />
            <PierHead x={x} y={beams} />
          </Fragment>
        ))}
      </g>
    </>
  )
}

function HeroHouse() {
  return (
    <g className="ink">
      <path className="brick" d="M560 84V36h34v48" />
      <path className="fine" d="M556 36h42" />
      <path className="card" d="M444 224v-90h220v90z" />
      <path className="red" d="M414 142 506 62h220l74 80z" />
      <path className="steel" d="M590 224v-68h40v68z" />
      <path className="sky" d="M476 160h64v40h-64z" />
      <path className="card" d="M440 142h12v82h-12zM560 142h10v82h-10z" />
      <Hatched kind="limestone" d="M656 224v-92l80-62 80 62v92z" />
      <path className="red" d="M640 140l96-78 96 78h-22l-74-59-74 59z" />
      <path className="sky" d="M690 158h42v44h-42zM740 158h42v44h-42z" />
      <path className="dark" d="M728 108h16v16h-16z" />
      <path
        className="fine"
        d="M508 160v40M476 180h64M690 180h42M740 180h42M684 206h104M620 192v4M452 206h108"
      />
      <Hatched
        kind="concrete"
        d="M432 224h394v38h-36l-6-20h-68l-6 20h-32l-6-20h-75l-6 20h-32l-6-20h-71l-6 20h-44z"
      />
    </g>
  )
}
