/**
 * A sheet of floor heights as the crew leaves it: a plan with the heights read before or after the repair, lines of
 * equal height at every half inch, the piers, and a table of heights before and after. An engineer would check that
 * heights are measured from a marked zero, that each line has lower points inside and higher ones outside, that
 * change is after less before, that the lowest point rose most, and that nothing rose far from the piers. The
 * house and its figures are invented, so the sheet is stamped as an example.
 */
import { ReadingPlan } from './reading-plan'
import { change, inches, readings } from './readings'

const alt =
  'An example of a reading sheet: a floor plan with heights in inches, and lines of equal height about the low corner, most of which are gone after the repair. The heights stand in the table.'

/** The sheet. Two radio buttons choose the plan before or after the repair; the table says both. */
export function ReadingSheet() {
  return (
    <div className="drawing reading-sheet">
      <fieldset>
        <legend>Floor heights in inches; the triangle marks zero</legend>
        {['Before', 'After'].map((when, i) => (
          <label key={when}>
            <input type="radio" name="sheet" defaultChecked={i === 0} /> {when}
          </label>
        ))}
        <b>Example</b>
      </fieldset>
      <ReadingPlan alt={alt} />
      <table>
        <thead>
          <tr>
            {['Point', 'Before', 'After', 'Change'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings
            .filter(({ letter }) => letter)
            .map((row) => (
              <tr key={row.letter}>
                <th scope="row">{`${row.letter} ${row.room}`}</th>
                <td>{inches(row.before)}</td>
                <td>{inches(row.after)}</td>
                <td>{inches(change(row))}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}
