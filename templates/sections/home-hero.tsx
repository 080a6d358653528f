import { HomeDrawing } from '../illustrations/hero/home-hero'
import type { Business, HeroState, HomeHero as HomeHeroContent, Region } from '../model/site'
import { useWords } from '../words'
import { HeroWords } from './hero'

interface HomeHeroProps {
  hero: HomeHeroContent
  business: Business
  region: Region
}

/** The top of the home page: words, the drawing, and the tabs of its states. */
export const HomeHero = ({ hero, business, region }: HomeHeroProps) => (
  <div className="hero home">
    <div className="in">
      <div className="words">
        <HeroWords hero={hero} business={business} oneHeading />
      </div>
    </div>
    <HomeDrawing region={region} states={hero.states} />
    {hero.states && <States states={hero.states} />}
  </div>
)

/** Everything that belongs to a state has its class, in the drawing too. */
const stateClasses = ['dry', 'wet', 'held']

/** The sun, a drop, and piers under a slab. */
const icons = [
  'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2M5 19l2-2M17 7l2-2',
  'M12 3c4 6 6 9 6 12a6 6 0 0 1-12 0c0-3 2-6 6-12z',
  'M3 6h18M7 6v13M17 6v13M2 21h20',
]

/**
 * The tabs below the drawing choose the state of the ground. They are radio buttons, so the arrow keys move between
 * them, and CSS reads which one is checked. The last one is checked at first.
 */
const States = ({ states }: { states: HeroState[] }) => (
  <fieldset className={states.length < 3 ? 'states two' : 'states'}>
    <legend>{useWords().labels.ground}</legend>
    {states.map(({ label, text }, index) => (
      <label key={label} className={stateClasses[index]}>
        <input type="radio" name="state" defaultChecked={index === states.length - 1} />
        <b>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icons[index]} />
          </svg>
          {label}
        </b>{' '}
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
)
