import { StateIcon } from '../illustrations/hero/hero-states'
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
export function HomeHero({ hero, business, region }: HomeHeroProps) {
  return (
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
}

/** Everything that belongs to a state has its class, in the drawing too. */
const stateClasses = ['dry', 'wet', 'held']

/**
 * The tabs below the drawing choose the state of the ground. They are radio buttons, so the arrow keys move between
 * them, and CSS reads which one is checked. The last one is checked at first.
 */
function States({ states }: { states: HeroState[] }) {
  return (
    <fieldset className={states.length < 3 ? 'states two' : 'states'}>
      <legend>{useWords().labels.ground}</legend>
      {states.map(({ label, text }, index) => (
        <label key={label} className={stateClasses[index]}>
          <input type="radio" name="state" defaultChecked={index === states.length - 1} />
          <b>
            <StateIcon state={index} />
            {label}
          </b>{' '}
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
