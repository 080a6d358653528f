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

/** The top of the home page: the words, the drawing beside them with its ground below, and its states. */
export function HomeHero({ hero, business, region }: HomeHeroProps) {
  return (
    <div className="hero home">
      <div className="in">
        <div className="words">
          <HeroWords hero={hero} business={business} oneHeading />
        </div>
      </div>
      <HomeDrawing region={region} states={hero.states} />
      <States states={hero.states} />
    </div>
  )
}

/** What belongs to each state has this class, in the drawing too. */
const stateClasses = ['dry', 'wet', 'held']

/**
 * The tabs under the drawing, which choose what the ground is like. They are radio buttons, so that arrow keys move
 * among them; the style sheet reads which one is on. At first it is the last.
 */
function States({ states }: { states: HeroState[] }) {
  return (
    <fieldset className="states">
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
