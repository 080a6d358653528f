import type { HeroState } from '../model/site'

/**
 * The tabs under the drawing of the home page, which choose what the ground is like. They are radio buttons, so
 * that arrow keys move among them; the sheet of the drawing reads which one is on. The last is at first.
 */
export function HeroStates({ states }: { states: HeroState[] }) {
  return (
    <fieldset className="states">
      <legend>The ground</legend>
      {states.map(({ label, text }, index) => (
        <label key={label}>
          <input type="radio" name="state" defaultChecked={index === states.length - 1} />
          <b>{label}</b> <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}
