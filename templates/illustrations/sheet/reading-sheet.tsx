/**
 * A sheet of floor heights as the crew leaves it: a plan with the heights before or after the repair, lines of equal
 * height every half inch, the piers, and a table of heights before and after. An engineer would check that heights are
 * measured from a marked zero; that each line has lower points inside and higher ones outside; that change is after
 * minus before; that the lowest point rose most; and that nothing rose far from the piers. The house and its figures
 * are invented, so the sheet is stamped as an example.
 */
import { ReadingPlan } from './reading-plan'
import { change, inches, readings } from '../common/readings'
import type { FrameWords } from '../../model/site'

/** The sheet. Two radio buttons choose the plan before or after the repair. The table gives both. */
export function ReadingSheet({
  words: { readingSheet: words, jobs },
}: {
  words: Pick<FrameWords, 'readingSheet' | 'jobs'>
}) {
  const { before, after } = jobs
  return (
    <div className="drawing reading-sheet">
      <fieldset>
        <legend>{words.legend}</legend>
        {[before, after].map((when, i) => (
          <label key={when}>
            <input type="radio" name="sheet" defaultChecked={i === 0} /> {when}
          </label>
        ))}
        <b>{words.example}</b>
      </fieldset>
      <ReadingPlan alt={words.alt} rooms={words.rooms} />
      <table>
        <thead>
          <tr>
            {[words.point, before, after, words.change].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readings
            .filter(({ letter }) => letter)
            .map((row, i) => (
              <tr key={row.letter}>
                <th scope="row">{`${row.letter} ${words.points[i]}`}</th>
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
